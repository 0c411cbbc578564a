import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';

/** The screen widths that the editor can preview. */
export type Width = 'desktop' | 'tablet' | 'phone';

const WIDTHS: Record< string, Width > = { Desktop: 'desktop', Tablet: 'tablet', Mobile: 'phone' };
const DEVICES: Record< Width, string > = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Mobile' };

interface Editor {
	getDeviceType?: () => string;
}

interface EditorActions {
	setDeviceType?: ( device: string ) => void;
}

// The name of the store. Importing it from its package would load the whole post editor on every screen with blocks.
const EDITOR = 'core/editor';

/**
 * Returns the width that the canvas previews, and a function to preview another one.
 *
 * Some screens with blocks have no preview, such as the widgets editor. There, each control keeps a width of its own.
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
