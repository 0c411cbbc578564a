import { useEffect, useRef, useState } from '@wordpress/element';

/** Number of parts that the drawing of a setting is made of. The styles say what they are: demonstrations.scss. */
const PARTS: Record< string, number > = {
	'lightbox.core': 2,
	'lists.pagination': 5,
	'page.anchors': 4,
	'page.anchorSpy': 6,
	'page.dropdowns': 3,
	'page.fontFallbacks': 4,
	'page.fontPreload': 3,
	'shop.gallery': 3,
	'shop.lean': 5,
	'shop.quantity': 3,
	'shop.selects': 4,
	'shop.sticky': 4,
	'shop.swatches': 4,
	'shop.tabs': 4,
	'sliders.autoplay': 3,
	'uninstall.remove': 3,
};

/** A switch of a content type: the menu of the administration, with the type in it or without. */
const SWITCH = /^[a-z]+\.enabled$/;
const SWITCH_PARTS = 5;

interface Props {
	/** Path of the setting. */
	path: string;
	value: unknown;
}

/** Whether there is a drawing of what a setting does. */
export const isShown = ( path: string ) => path in PARTS || SWITCH.test( path );

/**
 * A small drawing of what a setting does. It moves for less than five seconds once it comes into view, and while the
 * pointer is on its setting; never for those who ask for less motion.
 */
export function Demonstration( { path, value }: Props ) {
	const stage = useRef< HTMLSpanElement >( null );
	const [ isSeen, setSeen ] = useState( false );

	useEffect( () => {
		if ( ! stage.current || ! ( 'IntersectionObserver' in window ) ) {
			return;
		}
		const observer = new IntersectionObserver(
			( entries ) => setSeen( entries.some( ( { isIntersecting } ) => isIntersecting ) ),
			{ threshold: 1 }
		);
		observer.observe( stage.current );
		return () => observer.disconnect();
	}, [] );

	const isSwitch = SWITCH.test( path );
	const kind = isSwitch ? 'content-type' : path.replace( '.', '-' ).toLowerCase();
	return (
		<span
			ref={ stage }
			className={ `eidan-shows is-${ kind }${ isSeen ? ' is-seen' : '' }` }
			data-value={ typeof value === 'string' || typeof value === 'boolean' ? String( value ) : undefined }
			aria-hidden="true"
		>
			{ Array.from( { length: isSwitch ? SWITCH_PARTS : ( PARTS[ path ] ?? 0 ) }, ( _, index ) => (
				<i key={ index } />
			) ) }
		</span>
	);
}
