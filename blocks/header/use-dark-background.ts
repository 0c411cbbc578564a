import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRefEffect } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { contrast, type Rgb } from '@eidan/editor';

/** Parses a computed color. Returns null if it is fully transparent or not written as `rgb()`. */
function parseColor( color: string ): Rgb | null {
	const [ red = 0, green = 0, blue = 0, alpha = 1 ] = color.match( /[\d.]+/g )?.map( Number ) ?? [];
	return color.startsWith( 'rgb' ) && alpha > 0 ? [ red, green, blue ] : null;
}

/** The background color behind an element. White if neither it nor an ancestor has a background. */
function backgroundOf( element: Element | null ): Rgb {
	return element
		? ( parseColor( getComputedStyle( element ).backgroundColor ) ?? backgroundOf( element.parentElement ) )
		: [ 255, 255, 255 ];
}

/**
 * Finds out whether white text has more contrast than black text on the background of an element in the editor.
 *
 * @return A ref for the element, and whether white text has more contrast.
 */
export function useDarkBackground() {
	const [ isDark, setDark ] = useState( false );
	// Measured again when the styles change, for example when the author chooses another style variation.
	const styles = useSelect(
		( select ) =>
			( select( blockEditorStore ) as { getSettings: () => { styles?: unknown } } ).getSettings().styles,
		[]
	);
	const ref = useRefEffect< HTMLElement >(
		( element ) => {
			const background = backgroundOf( element );
			setDark( contrast( background, [ 255, 255, 255 ] ) > contrast( background, [ 0, 0, 0 ] ) );
		},
		[ styles ]
	);
	return [ ref, isDark ] as const;
}
