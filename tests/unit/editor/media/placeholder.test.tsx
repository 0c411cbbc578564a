/**
 * The placeholder for media, as authors see it who may upload and who may not.
 */
import { act, render, screen } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { MediaPlaceholder } from '../../../../src/editor/media/components';

// Used by WordPress's placeholder.
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
} as unknown as typeof ResizeObserver;

const MEDIA = 'You are not allowed to choose media on this site. Ask an editor or an administrator.';
const INSTRUCTIONS = 'Drag and drop an image, upload, or choose from your library.';

const read = ( words: string | RegExp ) =>
	screen.queryByText( words, { selector: '.components-placeholder__instructions, .eidan-may-not' } );

const placeholder = ( onSelectURL?: () => void ) => (
	<MediaPlaceholder
		accept="image/*"
		allowedTypes={ [ 'image' ] }
		labels={ { title: 'A block', instructions: INSTRUCTIONS } }
		onSelect={ () => {} }
		onSelectURL={ onSelectURL }
	>
		<button>Start</button>
	</MediaPlaceholder>
);

it.each( [
	[ 'nothing', undefined ],
	[ 'an address', () => {} ],
] )( 'says why there are no buttons for files, where authors can give %s', ( _, onSelectURL ) => {
	render( placeholder( onSelectURL ) );
	expect( screen.getByText( 'A block' ) ).toBeVisible();
	expect( read( MEDIA ) ).toBeVisible();
	expect( read( INSTRUCTIONS ) ).toBeNull();
	expect( read( /permission to upload/ ) ).toBeNull();
	expect( screen.getByRole( 'button', { name: 'Start' } ) ).toBeVisible();
	expect( screen.queryAllByRole( 'button', { name: 'Insert from URL' } ) ).toHaveLength( onSelectURL ? 1 : 0 );
} );

it( 'says what to do to those who may upload', async () => {
	await act( async () => {
		await dispatch( blockEditorStore ).updateSettings( { mediaUpload: () => {} } as never );
	} );
	render( placeholder() );
	expect( read( INSTRUCTIONS ) ).toBeVisible();
	expect( read( MEDIA ) ).toBeNull();
} );
