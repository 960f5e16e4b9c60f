import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/drawing.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { hasServer, useEngine } from './host'
import { keepPage } from './installed'
import { watchLinks } from './router.svelte'
import { settings, watchSettings } from './settings.svelte'
import { wakeSound } from './sound'
import { preferred, speak } from './texts/words.svelte'

/** What is loaded later needs this file, which therefore waits for none of it at its top. */
async function begin(): Promise<void> {
  if (!hasServer) useEngine(await import('./engine/engine'))
  watchSettings()
  watchLinks()
  wakeSound()
  await speak(preferred(settings.language, navigator.languages))
  mount(App, { target: document.getElementById('app') as HTMLElement })
  void keepPage()
}

void begin()
