// The playground mounts one ready component: these two functions are all it needs of React's types.
declare module 'react' {
  export function createElement<P>(component: (props: P) => unknown, props: P): unknown
}
declare module 'react-dom/client' {
  export function createRoot(root: Element): { render: (element: unknown) => void }
}
