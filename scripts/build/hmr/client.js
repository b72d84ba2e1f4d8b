// Stands in the page while developing: takes saved styles in place of those it has, and lets the product know of
// saved texts. Everything else comes by the bundler's own hot reload.
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
