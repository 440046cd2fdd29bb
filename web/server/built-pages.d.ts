import type { ServerBuild } from 'react-router'

/** What React Router builds for the server. */
declare const build: ServerBuild
export = build
