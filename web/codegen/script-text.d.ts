// A declaration of its own, because only a file without imports declares modules by a pattern.
declare module '*?script' {
  const text: string
  export default text
}
