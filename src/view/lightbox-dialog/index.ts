/**
 * The viewer. Its markup, with all labels, is printed by PHP once a page;
 * listeners exist while it is open only.
 *
 * Each picture has an address (`#` and the id of its link), so that a link can
 * be shared and Back closes: opening adds one entry to the history, browsing
 * replaces it.
 */
import type { Pictures } from '@eidan/lightbox';
import { overlay } from '@eidan/overlay';
import { gestures } from './gestures';
import { createPicture } from './picture';

const MARK = 'eidanLightbox';

/** How far one press of an arrow key moves a zoomed picture. */
const PAN = 80;

const twoDigits = ( number: number ) => `${ number }`.padStart( 2, '0' );

export function open( link: HTMLAnchorElement, pictures: Pictures ): void {
	const dialog = document.querySelector< HTMLDialogElement >( 'dialog.eidan-lightbox' );
	if ( ! dialog ) {
		window.location.assign( link.href );
		return;
	}
	if ( dialog.open ) {
		return;
	}

	const group = pictures.get( link )?.group;
	const links = group
		? [ ...pictures.keys() ]
				.filter( ( other ) => pictures.get( other )?.group === group )
				.sort( ( a, b ) => ( a.compareDocumentPosition( b ) & 4 ? -1 : 1 ) )
		: [ link ];
	const loaded = new Map< HTMLAnchorElement, HTMLImageElement >();
	const closing = new AbortController();
	const { signal } = closing;
	const rtl = getComputedStyle( dialog ).direction === 'rtl';
	const part = ( name: string ) => dialog.querySelector< HTMLElement >( `.eidan-lightbox__${ name }` )!;
	const say = ( name: string, text: string ) => ( part( name ).textContent = text );
	const ui = overlay( dialog, signal );
	let index = links.indexOf( link );
	let shown = link;

	const load = ( at: number ) => {
		const from = links.at( at % links.length )!;
		let picture = loaded.get( from );
		if ( ! picture ) {
			picture = createPicture( from, pictures.get( from ) ?? {} );
			loaded.set( from, picture );
			picture.addEventListener( 'error', () => {
				loaded.delete( from );
				fail();
			} );
		}
		return picture;
	};
	const fail = () => {
		part( 'error' ).hidden = loaded.has( shown );
	};

	const show = ( at: number, way = 0 ) => {
		index = ( at + links.length ) % links.length;
		shown = links[ index ]!;
		const picture = load( index );
		const caption = shown.closest( 'figure' )?.querySelector( 'figcaption' )?.cloneNode( true );

		dialog.style.setProperty( '--way', `${ rtl ? -way : way }` );
		stage.zoomBy( 0 );
		part( 'stage' ).replaceChildren( picture );
		part( 'caption' ).replaceChildren( ...( caption?.childNodes ?? [] ) );
		part( 'file' ).setAttribute( 'href', shown.href );
		fail();
		say( 'number', twoDigits( index + 1 ) );
		say(
			'status',
			[
				links.length > 1
					? ( dialog.dataset.status ?? '' )
							.replace( '%1$s', `${ index + 1 }` )
							.replace( '%2$s', `${ links.length }` )
					: '',
				picture.alt,
				caption?.textContent,
			]
				.filter( Boolean )
				.join( ' – ' )
		);
		if ( way ) {
			ui.returnTo( shown );
			window.history.replaceState( window.history.state, '', `#${ shown.id }` );
		}
		// The neighbours, once this one does not have to share the line with them.
		void picture
			.decode()
			.catch( () => {} )
			.then( () => dialog.open && [ -1, 1 ].forEach( ( next ) => load( index + next ) ) );
	};
	const step = ( way: number ) => links.length > 1 && show( index + way, way );

	const stage = gestures(
		part( 'stage' ),
		rtl,
		{
			swipe: ( to ) => ( to === 'close' ? ui.close() : step( to ) ),
			zoom: ( scale ) => {
				dialog.classList.toggle( 'is-zoomed', scale > 1 );
				part( 'zoom' ).ariaPressed = `${ scale > 1 }`;
			},
		},
		signal
	);

	const key = ( event: KeyboardEvent ) => {
		const pan = ( x: number, y: number ) => stage.pan( x * PAN, y * PAN );
		const forward = rtl ? -1 : 1;
		const keys: Record< string, () => unknown > = {
			ArrowLeft: () => pan( 1, 0 ) || step( -forward ),
			ArrowRight: () => pan( -1, 0 ) || step( forward ),
			ArrowUp: () => pan( 0, 1 ),
			ArrowDown: () => pan( 0, -1 ),
			PageUp: () => step( -1 ),
			PageDown: () => step( 1 ),
			Home: () => show( 0, -1 ),
			End: () => show( links.length - 1, 1 ),
			'+': () => stage.zoomBy( 1.5 ),
			'=': () => stage.zoomBy( 1.5 ),
			'-': () => stage.zoomBy( 1 / 1.5 ),
			0: () => stage.zoomBy( 0 ),
		};
		const act = keys[ event.key ];
		if ( act && ! event.ctrlKey && ! event.metaKey && ! event.altKey ) {
			event.preventDefault();
			act();
		}
	};

	dialog.addEventListener( 'keydown', key, { signal } );
	part( 'previous' ).addEventListener( 'click', () => step( -1 ), { signal } );
	part( 'next' ).addEventListener( 'click', () => step( 1 ), { signal } );
	part( 'zoom' ).addEventListener( 'click', () => stage.zoomBy( stage.isZoomed() ? 0 : 2 ), { signal } );
	window.addEventListener(
		'popstate',
		() => {
			if ( window.location.hash !== `#${ shown.id }` ) {
				ui.close();
			}
		},
		{ signal }
	);
	dialog.addEventListener(
		'close',
		() => {
			closing.abort();
			part( 'stage' ).replaceChildren();
			if ( window.location.hash === `#${ shown.id }` ) {
				if ( window.history.state?.[ MARK ] ) {
					window.history.back();
				} else {
					window.history.replaceState( null, '', window.location.pathname + window.location.search );
				}
			}
		},
		{ signal }
	);

	if ( ! ui.open( link ) ) {
		closing.abort();
		return;
	}
	dialog.classList.toggle( 'is-single', links.length < 2 );
	say( 'total', twoDigits( links.length ) );
	show( index );
	if ( window.location.hash !== `#${ link.id }` ) {
		window.history.pushState( { [ MARK ]: true }, '', `#${ link.id }` );
	}
}
