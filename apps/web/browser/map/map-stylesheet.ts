/** The positions that MapLibre needs, and the look of marks, names and buttons. */
export const MAP_STYLESHEET = `
.maplibregl-map { position: relative; overflow: hidden; user-select: none }
.maplibregl-canvas { position: absolute; inset: 0 }
.maplibregl-canvas-container.maplibregl-interactive { cursor: grab; touch-action: none }
.maplibregl-canvas-container.maplibregl-interactive:active { cursor: grabbing }
.maplibregl-marker, .maplibregl-popup { position: absolute; top: 0; left: 0; will-change: transform }
.maplibregl-ctrl-bottom-right { position: absolute; right: 0; bottom: 0; z-index: 2 }
.maplibregl-ctrl-attrib { padding: 0 0.4rem; background: var(--paper); font-size: 0.75rem }
.maplibregl-ctrl-attrib-button { display: none }
.maplibregl-popup { z-index: 3; width: min(18rem, 80%); pointer-events: none }
.maplibregl-popup-content { padding: 0.6rem 0.85rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); box-shadow: 0 0.4rem 1.2rem #0004; pointer-events: auto }
.maplibregl-popup-content ul { max-height: 11rem; margin: 0; overflow-y: auto }
.maplibregl-popup-content a { display: inline-block; padding: 0.3rem 0; color: var(--ink); font-weight: 600 }
.maplibregl-popup-content small { display: block; color: var(--quiet); font-weight: 400 }
.mark { z-index: 1; display: grid; place-items: center; min-width: 1.5rem; height: 1.5rem; padding: 0 0.3rem; border: 2px solid var(--paper); border-radius: 1rem; background: var(--category, var(--accent)); color: #fff; font: 700 0.75rem/1 var(--sans); cursor: pointer; box-shadow: 0 1px 4px #0006 }
.mark.near { z-index: 2; outline: 3px solid var(--accent) }
.town { color: var(--quiet); font: 600 0.75rem/1 var(--sans); white-space: nowrap; pointer-events: none; text-shadow: 0 0 3px var(--paper), 0 0 3px var(--paper) }
.zoom { position: absolute; inset-block-start: 0.75rem; inset-inline-end: 0.75rem; z-index: 2; display: grid; gap: 0.35rem; margin: 0 }
.zoom button { width: 2.75rem; height: 2.75rem; border: 1px solid var(--line); border-radius: 0.6rem; background: var(--paper); color: var(--ink); font: 600 1.4rem/1 var(--sans); cursor: pointer }
`;
