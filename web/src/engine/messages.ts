/** What the page and the worker that has the tables say to each other. */

export type FromPage =
  | { kind: 'ask'; id: number; path: string; body: string | undefined }
  | { kind: 'visit'; id: number; table: string; query: string }
  | { kind: 'say'; id: number; text: string }
  | { kind: 'leave'; id: number }

export type ToPage =
  /** `kept`: whether tables outlive the tab. */
  | { kind: 'ready'; kept: boolean }
  | { kind: 'failed'; reason: string }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'message'; id: number; text: string }
  | { kind: 'closed'; id: number; code: number }
