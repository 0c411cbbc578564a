/** The modules that are loaded later, by their IDs. */
declare module '@eidan/mini-cart-panel' {
	export const panel: typeof import( './mini-cart-panel' ).panel;
}
declare module '@eidan/mini-cart-coupon' {
	export const start: import( './mini-cart-panel/part' ).StartPart;
}
declare module '@eidan/mini-cart-note' {
	export const start: import( './mini-cart-panel/part' ).StartPart;
}
declare module '@eidan/mini-cart-cross-sells' {
	export const start: import( './mini-cart-panel/part' ).StartPart;
}
