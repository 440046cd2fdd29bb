/**
 * As the `ref` of a form: with a script the page asks for what is missing itself, in its own words. Not by a state: an update before
 * the parts that come later are there would take them off the screen until they are.
 */
export function ownWords(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true
}
