/**
 * The lightbox's viewer. PHP prints its markup, with all labels, once per page. Listeners exist only while it is open.
 *
 * Each image has an address: `#` and the id of its link.
 */
import { overlay } from '@eidan/overlay';
import { syncDialogAddress } from '../dialog-address';
import { gestures } from './gestures';
import { groupOf, loader } from './images';

/** Pixels that one press of an arrow key moves a zoomed image. */
const PAN = 80;

const twoDigits = ( number: number ) => `${ number }`.padStart( 2, '0' );

/** Opens an image. Returns false if that is impossible; the click then follows the link. */
export function open( link: HTMLAnchorElement ): boolean {
	const dialog = document.querySelector< HTMLDialogElement >( 'dialog.eidan-lightbox' );
	const closing = new AbortController();
	const { signal } = closing;
	if ( ! dialog ) {
		return false;
	}
	// Read the direction before the dialog opens. Afterwards it would make the browser recalculate the styles of the
	// whole page.
	const rtl = getComputedStyle( dialog ).direction === 'rtl';
	const ui = overlay( dialog, link, signal );
	if ( ! ui.open() ) {
		closing.abort();
		return false;
	}

	const links = groupOf( link );
	const part = ( name: string ) => dialog.querySelector< HTMLElement >( `.eidan-lightbox__${ name }` )!;
	const say = ( name: string, text: string ) => ( part( name ).textContent = text );
	const on = ( name: string, listener: () => void ) => part( name ).addEventListener( 'click', listener, { signal } );
	let shown = link;

	/** Returns the link some steps away from the shown one. The first follows the last. */
	const at = ( way: number ) => links[ ( links.indexOf( shown ) + way + links.length ) % links.length ]!;
	const get = loader( ( from ) => ( part( 'error' ).hidden = from !== shown ) );
	const show = ( next: HTMLAnchorElement, way: number ) => {
		shown = next;
		const image = get( next );
		const caption = next.closest( 'figure' )?.querySelector( 'figcaption' )?.cloneNode( true );
		const neighbours = () => dialog.open && shown === next && [ 1, -1 ].forEach( ( step ) => get( at( step ) ) );

		part( 'error' ).hidden = true;
		part( 'stage' ).replaceChildren( image );
		part( 'caption' ).replaceChildren( ...( caption?.childNodes ?? [] ) );
		part( 'file' ).setAttribute( 'href', next.href );
		say( 'number', twoDigits( links.indexOf( next ) + 1 ) );
		say( 'alt', image.alt );
		dialog.style.setProperty( '--way', `${ rtl ? -way : way }` );
		stage.zoom( 0 );
		if ( way ) {
			ui.opener = next;
			changed();
		}
		// Load the neighbours after this image, so that they do not slow it down.
		image.decode().then( neighbours, neighbours );
	};
	const step = ( way: number ) => links.length > 1 && show( at( way ), way );

	const stage = gestures(
		part( 'stage' ),
		{
			rtl,
			swipe: ( way ) => ( way ? step( way ) : ui.close() ),
			onZoom: ( scale ) => ( part( 'zoom' ).ariaPressed = String( scale > 1 ) ),
		},
		signal
	);

	dialog.addEventListener(
		'keydown',
		( event ) => {
			const forward = rtl ? -1 : 1;
			const act = {
				ArrowLeft: () => stage.pan( PAN, 0 ) || step( -forward ),
				ArrowRight: () => stage.pan( -PAN, 0 ) || step( forward ),
				ArrowUp: () => stage.pan( 0, PAN ),
				ArrowDown: () => stage.pan( 0, -PAN ),
				Home: () => show( links[ 0 ]!, -1 ),
				End: () => show( links.at( -1 )!, 1 ),
				'+': () => stage.zoom( 1.5 ),
				'=': () => stage.zoom( 1.5 ),
				'-': () => stage.zoom( 2 / 3 ),
			}[ event.key ];
			if ( act && ! event.ctrlKey && ! event.metaKey && ! event.altKey ) {
				event.preventDefault();
				act();
			}
		},
		{ signal }
	);
	on( 'previous', () => step( -1 ) );
	on( 'next', () => step( 1 ) );
	on( 'zoom', () => stage.zoom( stage.pan( 0, 0 ) ? 0 : 2 ) );
	const changed = syncDialogAddress( dialog, () => shown.id, ui.close, signal );
	dialog.addEventListener(
		'close',
		() => {
			closing.abort();
			part( 'stage' ).replaceChildren();
		},
		{ signal }
	);

	dialog.classList.toggle( 'is-single', links.length < 2 );
	say( 'total', twoDigits( links.length ) );
	show( link, 0 );
	return true;
}
