/**
 * What authors read who may not do something: one sentence, in all blocks.
 */
import { act, render, screen } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { sync as globSync } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PermissionNotice, MediaCheck } from '../../../src/editor/permission-notice';
import { MediaPlaceholder } from '../../../src/editor/media/components';
import { PosterControl } from '../../../src/editor/media/poster-control';

const ROOT = join( __dirname, '../../..' );
const MEDIA = 'You are not allowed to choose media on this site. Ask an editor or an administrator.';

// WordPress measures its placeholder.
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

const sources = globSync( [ 'src/**/*.{ts,tsx}', 'blocks/**/*.{ts,tsx}' ], { cwd: ROOT, ignore: [ '**/test/**' ] } )
	.filter( ( file ) => file !== 'src/editor/permission-notice.tsx' )
	.map( ( file ) => ( { file, text: readFileSync( join( ROOT, file ), 'utf8' ) } ) );

/** What stands in the sidebar or the canvas: toolbars have no room for a sentence. */
const withoutToolbars = ( text: string ) => text.replace( /<BlockControls\b[\s\S]*?<\/BlockControls>/g, '' );

const filesWith = ( pattern: RegExp ) =>
	sources.filter( ( { text } ) => pattern.test( withoutToolbars( text ) ) ).map( ( { file } ) => file );

const setUpload = ( mediaUpload?: () => void ) =>
	act( async () => {
		await dispatch( blockEditorStore ).updateSettings( { mediaUpload } as never );
	} );

afterEach( () => setUpload() );

it( 'is read in place of controls of media, by those who may not use them', async () => {
	const { rerender } = render( <MediaCheck>Choose</MediaCheck> );
	expect( screen.getByText( MEDIA ) ).toHaveClass( 'eidan-may-not' );
	expect( screen.queryByText( 'Choose' ) ).toBeNull();
	await setUpload( () => {} );
	rerender( <MediaCheck>Choose</MediaCheck> );
	expect( await screen.findByText( 'Choose' ) ).toBeVisible();
	expect( screen.queryByText( MEDIA ) ).toBeNull();
} );

it( 'is read in place of the instructions of a placeholder, whose other ways stay', () => {
	const labels = { title: 'A block', instructions: 'Choose an image.' };
	const { rerender } = render(
		<MediaPlaceholder labels={ labels } onSelect={ () => {} }>
			Start with sample content
		</MediaPlaceholder>
	);
	const isTold = () => {
		expect( screen.getByText( MEDIA ) ).toHaveClass( 'eidan-may-not' );
		expect( screen.getByText( 'A block' ) ).toBeVisible();
		expect( screen.getByText( 'Start with sample content' ) ).toBeVisible();
		expect( screen.queryByText( /permission|Choose an image/ ) ).toBeNull();
	};
	isTold();
	expect( screen.queryByText( 'Insert from URL' ) ).toBeNull();
	rerender(
		<MediaPlaceholder labels={ labels } onSelect={ () => {} } onSelectURL={ () => {} }>
			Start with sample content
		</MediaPlaceholder>
	);
	isTold();
	expect( screen.getByText( 'Insert from URL' ) ).toBeVisible();
} );

it( 'takes the place of all that puts a poster into the library', () => {
	render(
		<PosterControl value={ {} } onChange={ () => {} }>
			Copy from the service
		</PosterControl>
	);
	expect( screen.getByText( MEDIA ) ).toBeVisible();
	expect( screen.queryByText( 'Copy from the service' ) ).toBeNull();
} );

it.each( [
	[ 'media', MEDIA ],
	[ 'items', 'You are not allowed to add these items on this site. Ask an editor or an administrator.' ],
	[ 'settings', 'You are not allowed to connect an account on this site. Ask an administrator.' ],
] as const )( 'says what somebody may not do, and who can help: %s', ( what, words ) => {
	render( <PermissionNotice what={ what } /> );
	expect( screen.getByText( words ) ).toBeVisible();
} );

it( 'is what every control of media has that is not in a toolbar', () => {
	expect( sources.length ).toBeGreaterThan( 100 );
	expect( filesWith( /<(?:MediaUploadCheck|(?:Media)?ReplaceFlow)\b/ ) ).toEqual( [] );
	expect( filesWith( /\bMediaPlaceholder\b[^;]*from '@wordpress\/block-editor'/ ) ).toEqual( [] );
	const asks = filesWith( /<MediaUpload\b/ );
	expect( asks.length ).toBeGreaterThan( 2 );
	expect( asks.filter( ( file ) => ! filesWith( /<MediaCheck\b/ ).includes( file ) ) ).toEqual( [] );
} );

it( 'is the only sentence for it', () =>
	expect(
		filesWith( /You (are not allowed|may not|cannot|do not have permission)|Ask an? (editor|administrator)/ )
	).toEqual( [] ) );
