/** Returns the CSS background of a colour dot: one colour, or two halves. */
export function swatchFill(color = 'transparent', color2?: string): string {
  return color2 ? `linear-gradient(135deg, ${color} 50%, ${color2} 50%)` : color
}
