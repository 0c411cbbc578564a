/** Adds methods of dialogs, which jsdom does not have. */
export function knowDialogs(): void {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
		( this.querySelector< HTMLElement >( '[autofocus]' ) ?? this ).focus();
	};
	HTMLDialogElement.prototype.close = function () {
		if ( this.open ) {
			this.open = false;
			this.dispatchEvent( new Event( 'close' ) );
		}
	};
	Element.prototype.checkVisibility = function () {
		return ! this.closest( '[hidden]' );
	};
	Element.prototype.setPointerCapture = () => {};
	HTMLImageElement.prototype.decode = () => Promise.resolve();
}
