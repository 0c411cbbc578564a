/**
 * Where layers move: with a mouse, on a wide screen, and where less motion is not asked for; as in
 * src/styles/parallax.scss.
 */
export const ALLOWED = '(hover) and (pointer: fine) and (min-width: 769px) and (prefers-reduced-motion: no-preference)';
