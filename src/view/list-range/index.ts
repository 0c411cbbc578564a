/**
 * The module `@eidan/list-range`: the form of a range in a list's filters. Fields and slider move together, and what is
 * chosen is applied at once. The list's own module follows the link that this one clicks.
 */
import { define } from '@eidan/runtime';
import { addressOf, bounded, written } from './range';

interface Options {
	decimals: number;
	/** How a number is read aloud, with `%s` for the number. */
	pattern: string;
}

/** Milliseconds without a change, after which it is applied: arrow keys come one after the other. */
const DELAY = 350;

define< Options >( 'list-range', ( root, { decimals = 0, pattern = '%s' }, { signal } ) => {
	const form = root as HTMLFormElement;
	const find = ( type: string ) => [ ...form.querySelectorAll< HTMLInputElement >( `[type=${ type }]` ) ];
	const sliders = find( 'range' );
	const fields = find( 'number' );
	const ends = () => fields.map( ( { value } ) => written( value, decimals ) );
	const address = () => addressOf( form.action, new FormData( form ), ends() );
	let sent = address();
	let timer = 0;

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

	form.addEventListener(
		'input',
		( { target } ) => {
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
		},
		{ signal }
	);
	form.addEventListener( 'change', later, { signal } );
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			apply();
		},
		{ signal }
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
