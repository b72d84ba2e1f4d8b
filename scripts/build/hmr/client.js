// Runs in the page during development: replaces the styles, and dispatches an event for changed texts. Other
// changes use the bundler's hot reload.
;(() => {
  const live = new EventSource('/__hmr')
  live.addEventListener('styles', ({ data }) => {
    const style = document.createElement('style')
    style.id = 'hmr-styles'
    style.textContent = JSON.parse(data)
    document.getElementById(style.id).replaceWith(style)
  })
  live.addEventListener('texts', () => dispatchEvent(new Event('texts-saved')))
})()
