/** How the engine in this browser does. */
class Health {
  /** Tables outlive the tab. */
  kept = $state(true)
  /** It did not start. */
  failed = $state(false)
}

export const health = new Health()
