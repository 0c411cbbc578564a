/**
 * The module `@eidan/shop-tabs`: on narrow screens each panel of a product's tabs has a button in front of it, and the
 * row of tabs is not shown. A button presses WooCommerce's tab, so links to the reviews and addresses with `#reviews`
 * open their panel as before.
 */

/** Up to this width tabs are an accordion. The style has the same. */
const NARROW = '(max-width: 781px)';

/** Puts a button in front of the panel of a tab. Returns a function that shows whether the panel is open. */
function accordionItem( tabs: HTMLElement, tab: HTMLAnchorElement ): ( () => void ) | undefined {
	const panel = tab.hash ? tabs.querySelector< HTMLElement >( `#${ CSS.escape( tab.hash.slice( 1 ) ) }` ) : null;
	if ( ! panel ) {
		return undefined;
	}
	const heading = document.createElement( 'h2' );
	const button = document.createElement( 'button' );
	heading.className = 'eidan-shop-tab';
	button.type = 'button';
	button.textContent = tab.textContent!.trim();
	button.setAttribute( 'aria-controls', panel.id );
	heading.append( button );
	panel.before( heading );

	const isOpen = () => panel.style.display !== 'none';
	button.addEventListener( 'click', () => {
		if ( isOpen() ) {
			panel.style.display = 'none';
			return;
		}
		tab.click();
		// What was open above is closed now.
		if ( heading.getBoundingClientRect().top < 0 ) {
			heading.scrollIntoView();
		}
	} );
	return () => ( button.ariaExpanded = `${ isOpen() }` );
}

/** Has the titles begin where words begin: themes with tabs as wide as the screen give each part of a panel margins. */
function align( tabs: HTMLElement ): void {
	const panel = [ ...tabs.querySelectorAll< HTMLElement >( '.wc-tab' ) ].find( ( { offsetWidth } ) => offsetWidth );
	const words = panel?.querySelector( 'p' )?.getBoundingClientRect();
	if ( panel && words?.width ) {
		const { left, right } = panel.getBoundingClientRect();
		tabs.style.setProperty(
			'--eidan-inset',
			`${ Math.max( 0, Math.min( words.left - left, right - words.right ) ) }px`
		);
	}
}

/** Prepares the tabs of a product. */
export function accordion( tabs: HTMLElement ): void {
	const row = tabs.querySelector< HTMLElement >( ':scope > ul' );
	const items = [ ...( row?.querySelectorAll( 'a' ) ?? [] ) ].flatMap( ( tab ) => accordionItem( tabs, tab ) ?? [] );
	// One panel alone needs no button, and its tab is its heading.
	if ( items.length < 2 ) {
		tabs.querySelectorAll( '.eidan-shop-tab' ).forEach( ( heading ) => heading.remove() );
		return;
	}
	tabs.classList.add( 'has-eidan-accordion' );
	const show = () => {
		items.forEach( ( item ) => item() );
		align( tabs );
	};
	new MutationObserver( show ).observe( tabs, { subtree: true, attributeFilter: [ 'style' ] } );
	// Wide again, one panel has to be open.
	window.matchMedia( NARROW ).addEventListener( 'change', ( { matches } ) => {
		const active = row!.querySelector< HTMLElement >( '.active > a' ) ?? row!.querySelector( 'a' );
		if ( ! matches ) {
			active?.click();
		}
	} );
	show();
}

document.querySelectorAll< HTMLElement >( '.woocommerce-tabs' ).forEach( accordion );
