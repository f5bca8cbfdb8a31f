import './fonts.css'
import '../../look/colours.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { fitting, language } from './language.svelte'
import { view } from './settings.svelte'

// Load the language first, so that the page does not switch after it is shown.
await language.speak(fitting(view.language, navigator.languages))

const target = document.getElementById('app')
if (target) mount(App, { target, props: { view } })

// Once opened the page works without its server; a browser that cannot keep it plays with one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined))
}
