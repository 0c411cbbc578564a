/**
 * The module `@eidan/list-range`: the form of a range in a list's filters. Fields and slider move together, and what is
 * chosen is applied at once. The list's own module follows the link that this one clicks.
 *
 * Where links load the page, a choice waits for the form's button, for Enter, or for the end of the panel: who goes on to
 * the second handle or field would find another page.
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

define< Options >( 'list-range', ( root, { decimals, pattern = '%s', loads }, { signal } ) => {
	const form = root as HTMLFormElement;
	const list = form.closest( '.eidan-list' ) as HeldList;
	const [ sliders, fields ] = [ 'range', 'number' ].map( ( type ) => [
		...form.querySelectorAll< HTMLInputElement >( `[type=${ type }]` ),
	] ) as [ HTMLInputElement[], HTMLInputElement[] ];
	const ends = () => fields.map( ( { value } ) => written( value, decimals ) );
	const address = () => addressOf( form.action, new FormData( form ), ends() );
	const link = document.createElement( 'a' );
	let sent = address();
	let timer: ReturnType< typeof setTimeout > | undefined;
	let release = () => {};
	const on = < E extends Event >( name: string, listener: ( event: E ) => void, target: EventTarget = form ) =>
		target.addEventListener( name, listener as EventListener, { signal } );

	const show = () => {
		sliders.forEach( ( slider, index ) => {
			const { min, max } = slider;
			slider.value = fields[ index ]!.value || ( index ? max : min );
			slider.ariaValueText = pattern.replace( '%s', slider.value );
			const part = ( +slider.value - +min ) / ( +max - +min );
			slider.parentElement!.style.setProperty( index ? '--end' : '--start', `${ index ? 1 - part : part }` );
			// Where both handles are at the end, the first one has to come back.
			slider.style.zIndex = `${ +( ! index && part > 0.5 ) }`;
		} );
	};

	const later = () => {
		clearTimeout( timer );
		timer = setTimeout( apply, DELAY );
	};

	const apply = () => {
		const href = address();
		if ( list.querySelector( '[aria-busy=true]' ) ) {
			// What was chosen before goes with this: its answer brings a new form.
			later();
		} else if ( href !== sent ) {
			sent = loads ? sent : href;
			link.href = href;
			form.append( link );
			link.click();
			link.remove();
		}
	};

	// An answer to an earlier choice waits: it would replace the handle.
	on( 'pointerdown', () => {
		list.eidanHeld = new Promise< void >( ( resolve ) => ( release = resolve ) );
	} );
	const free = () => release();
	on( 'pointerup', free, window );
	on( 'pointercancel', free, window );
	on( 'input', ( { target } ) => {
		const moved = sliders.indexOf( target as HTMLInputElement );
		if ( moved >= 0 ) {
			const slider = sliders[ moved ]!;
			const value = bounded(
				sliders.map( ( { value: each } ) => +each ),
				moved
			);
			fields[ moved ]!.value =
				value === +( moved ? slider.max : slider.min ) ? '' : written( `${ value }`, decimals );
		}
		show();
		clearTimeout( timer );
	} );
	on( 'change', () => {
		show();
		if ( ! loads ) {
			later();
		}
	} );
	on( 'submit', ( event ) => {
		event.preventDefault();
		apply();
	} );
	// The panel is closed.
	on( 'toggle', apply, form.closest( '[popover]' ) ?? form );

	// An answer to an earlier choice replaces the form. What was chosen or typed meanwhile goes on in the new one, once
	// it has started.
	signal.addEventListener( 'abort', () => {
		clearTimeout( timer );
		if ( address() !== sent ) {
			setTimeout( () => {
				fields.forEach( ( { id, value } ) => Object.assign( document.getElementById( id ) ?? {}, { value } ) );
				document.getElementById( form.id )?.dispatchEvent( new Event( 'change' ) );
			} );
		}
	} );

	// The form was sent before this module was there. The list reads one parameter, as its links have it.
	if ( location.search.includes( form.id + '%5B' ) ) {
		history.replaceState( null, '', sent );
	}
	show();
} );
