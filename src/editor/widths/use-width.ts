import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';

/** The widths that an editor previews. */
export type Width = 'desktop' | 'tablet' | 'phone';

const WIDTHS: Record< string, Width > = { Desktop: 'desktop', Tablet: 'tablet', Mobile: 'phone' };
const DEVICES: Record< Width, string > = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Mobile' };

interface Editor {
	getDeviceType?: () => string;
}

interface EditorActions {
	setDeviceType?: ( device: string ) => void;
}

// By its name and not by its package, which would load the whole post editor with every screen that has blocks.
const EDITOR = 'core/editor';

/**
 * The width that the canvas previews, and a function to preview another one.
 *
 * Screens that have blocks but no preview, such as the editor of widgets, keep the choice to the control.
 */
export function useWidth(): [ Width, ( width: Width ) => void ] {
	const device = useSelect( ( select ) => ( select( EDITOR ) as Editor | undefined )?.getDeviceType?.(), [] );
	const actions = useDispatch( EDITOR ) as EditorActions | undefined;
	const [ own, setOwn ] = useState< Width >( 'desktop' );

	return [
		device === undefined ? own : ( WIDTHS[ device ] ?? 'desktop' ),
		( width ) => {
			setOwn( width );
			actions?.setDeviceType?.( DEVICES[ width ] );
		},
	];
}
