// notistack's styles are written by goober, to the element `window._goober` where there is one. This one passes them to
// a constructed style sheet: the policy of documents allows no style elements, and a page that many visitors share has
// no nonce.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let text = ' '
  const node = {
    get data() {
      return text
    },
    set data(css: string) {
      text = css
      sheet.replaceSync(css)
    },
  }
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: node } })
}
