/**
 * The module `@eidan/list-range`: the form of a range in a list's filters. Fields and slider move together, and what is
 * chosen is applied at once. The list's own module follows the link that this one clicks.
 *
 * Where links load the page, only a handle that was let go is applied at once. Keys and fields wait for the form's
 * button, for the panel's, or for Enter: who goes on to the second field would find another page.
 */
import { define } from '@eidan/runtime';
import type { HeldList } from '../list/insert';
import { addressOf, bounded, written } from './range';

interface Options {
	decimals: number;
	/** How a number is read aloud, with `%s` for the number. */
	pattern: string;
	/** Whether links load the page. */
	loads?: boolean;
}

/** Milliseconds without a change, after which it is applied: arrow keys come one after the other. */
const DELAY = 350;

define< Options >( 'list-range', ( root, { decimals = 0, pattern = '%s', loads }, { signal } ) => {
	const form = root as HTMLFormElement;
	const find = ( type: string ) => [ ...form.querySelectorAll< HTMLInputElement >( `[type=${ type }]` ) ];
	const sliders = find( 'range' );
	const fields = find( 'number' );
	const ends = () => fields.map( ( { value } ) => written( value, decimals ) );
	const address = () => addressOf( form.action, new FormData( form ), ends() );
	let sent = address();
	let timer = 0;
	let isDragged = false;
	const on = < E extends Event >( name: string, listener: ( event: E ) => void, target: EventTarget = form ) =>
		target.addEventListener( name, listener as EventListener, { signal } );

	const show = () => {
		sliders.forEach( ( slider, index ) => {
			const { min, max } = slider;
			slider.value = fields[ index ]!.value || ( index ? max : min );
			slider.setAttribute( 'aria-valuetext', pattern.replace( '%s', slider.value ) );
			const part = ( Number( slider.value ) - Number( min ) ) / ( Number( max ) - Number( min ) );
			slider.parentElement!.style.setProperty( index ? '--end' : '--start', `${ index ? 1 - part : part }` );
			// Where both handles are at the end, the first one has to come back.
			slider.style.zIndex = ! index && part > 0.5 ? '1' : '';
		} );
	};

	const apply = () => {
		clearTimeout( timer );
		const href = address();
		if ( href !== sent ) {
			sent = href;
			const link = Object.assign( document.createElement( 'a' ), { href } );
			form.append( link );
			link.click();
			link.remove();
		}
	};

	const later = () => {
		clearTimeout( timer );
		timer = window.setTimeout( apply, DELAY );
	};

	on( 'pointerdown', ( { target } ) => {
		isDragged = sliders.includes( target as HTMLInputElement );
		if ( isDragged ) {
			// An answer to an earlier choice waits: it would replace the handle.
			( form.closest( '.eidan-list' ) as HeldList ).eidanHeld = new Promise( ( resolve ) => {
				const release = () => setTimeout( resolve );
				on( 'pointerup', release, window );
				on( 'pointercancel', release, window );
			} );
		}
	} );
	on( 'keydown', () => ( isDragged = false ) );
	on( 'input', ( { target } ) => {
		const moved = sliders.indexOf( target as HTMLInputElement );
		if ( moved >= 0 ) {
			const slider = sliders[ moved ]!;
			const value = bounded(
				sliders.map( ( other ) => Number( other.value ) ),
				moved
			);
			fields[ moved ]!.value =
				value === Number( moved ? slider.max : slider.min ) ? '' : written( `${ value }`, decimals );
		}
		show();
		clearTimeout( timer );
		form.classList.toggle( 'is-changed', !! loads && ! isDragged && address() !== sent );
	} );
	on( 'change', () => {
		if ( ! loads || isDragged ) {
			later();
		}
	} );
	on( 'submit', ( event ) => {
		event.preventDefault();
		apply();
	} );
	const end = form.closest( '.eidan-list__panel' )?.querySelector( '.eidan-list__show' );
	if ( end ) {
		on( 'click', apply, end );
	}

	// Back from a page that a choice has loaded: the list is as before, so is the form.
	on< PageTransitionEvent >(
		'pageshow',
		( { persisted } ) => {
			if ( persisted ) {
				form.reset();
				show();
				sent = address();
			}
		},
		window
	);

	// An answer to an earlier choice replaces the form. What was chosen or typed meanwhile goes on in the new one, once
	// it has started.
	signal.addEventListener( 'abort', () => {
		clearTimeout( timer );
		if ( address() !== sent ) {
			setTimeout( () => {
				const fresh = document.getElementById( form.id );
				fresh?.querySelectorAll< HTMLInputElement >( '[type=number]' ).forEach( ( field, index ) => {
					field.value = fields[ index ]!.value;
				} );
				fresh?.dispatchEvent( new Event( 'input' ) );
				fresh?.dispatchEvent( new Event( 'change' ) );
			} );
		}
	} );

	// The form was sent before this module was there. The list reads one parameter, as its links have it.
	if ( new URL( location.href ).searchParams.has( `${ form.id }[]` ) ) {
		history.replaceState( null, '', sent );
	}
	show();
} );
