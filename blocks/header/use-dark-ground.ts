import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRefEffect } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { contrast, type Rgb } from '@eidan/editor';

/** A color as browsers compute it; null for those that let through what is behind, or that are written otherwise. */
function opaque( color: string ): Rgb | null {
	const [ red = 0, green = 0, blue = 0, alpha = 1 ] = color.match( /[\d.]+/g )?.map( Number ) ?? [];
	return color.startsWith( 'rgb' ) && alpha > 0 ? [ red, green, blue ] : null;
}

/** The color behind an element; white where none is painted. */
function groundOf( element: Element | null ): Rgb {
	return element
		? ( opaque( getComputedStyle( element ).backgroundColor ) ?? groundOf( element.parentElement ) )
		: [ 255, 255, 255 ];
}

/**
 * Whether white words have more contrast on the ground of an element in the canvas than black ones.
 *
 * @return A ref for the element, and whether.
 */
export function useDarkGround() {
	const [ isDark, setDark ] = useState( false );
	// Another style variation brings other styles.
	const styles = useSelect(
		( select ) =>
			( select( blockEditorStore ) as { getSettings: () => { styles?: unknown } } ).getSettings().styles,
		[]
	);
	const ref = useRefEffect< HTMLElement >(
		( element ) => {
			const ground = groundOf( element );
			setDark( contrast( ground, [ 255, 255, 255 ] ) > contrast( ground, [ 0, 0, 0 ] ) );
		},
		[ styles ]
	);
	return [ ref, isDark ] as const;
}
