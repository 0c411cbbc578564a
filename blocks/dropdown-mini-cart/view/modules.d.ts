/** The module that is loaded with the first opening, by its ID. */
declare module '@eidan/mini-cart-panel' {
	export const panel: typeof import( './mini-cart-panel' ).panel;
}
