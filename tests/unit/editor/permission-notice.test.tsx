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

const ROOT = join( __dirname, '../../..' );
const MEDIA = 'You are not allowed to choose media on this site. Ask an editor or an administrator.';

const sources = globSync( [ 'src/**/*.{ts,tsx}', 'blocks/**/*.{ts,tsx}' ], { cwd: ROOT, ignore: [ '**/test/**' ] } )
	.filter( ( file ) => file !== 'src/editor/permission-notice.tsx' )
	.map( ( file ) => ( { file, text: readFileSync( join( ROOT, file ), 'utf8' ) } ) );

/** What stands in the sidebar or the canvas: toolbars have no room for a sentence. */
const withoutToolbars = ( text: string ) => text.replace( /<BlockControls\b[\s\S]*?<\/BlockControls>/g, '' );

const filesWith = ( pattern: RegExp ) =>
	sources.filter( ( { text } ) => pattern.test( withoutToolbars( text ) ) ).map( ( { file } ) => file );

it( 'is read in place of controls of media, by those who may not use them', async () => {
	const { rerender } = render( <MediaCheck>Choose</MediaCheck> );
	expect( screen.getByText( MEDIA ) ).toHaveClass( 'eidan-may-not' );
	expect( screen.queryByText( 'Choose' ) ).toBeNull();
	await act( async () => {
		await dispatch( blockEditorStore ).updateSettings( { mediaUpload: () => {} } as never );
	} );
	rerender( <MediaCheck>Choose</MediaCheck> );
	expect( await screen.findByText( 'Choose' ) ).toBeVisible();
	expect( screen.queryByText( MEDIA ) ).toBeNull();
} );

it.each( [
	[ 'media', MEDIA ],
	[ 'publish', 'You are not allowed to publish items on this site. Ask an editor or an administrator.' ],
	[ 'settings', 'You are not allowed to connect an account on this site. Ask an administrator.' ],
] as const )( 'says what somebody may not do, and who can help: %s', ( what, words ) => {
	render( <PermissionNotice what={ what } /> );
	expect( screen.getByText( words ) ).toBeVisible();
} );

it( 'is what every control of media has that is not in a toolbar', () => {
	expect( sources.length ).toBeGreaterThan( 100 );
	expect( filesWith( /<MediaUploadCheck\b/ ) ).toEqual( [] );
	const asks = filesWith( /<MediaUpload\b/ );
	expect( asks.length ).toBeGreaterThan( 2 );
	expect( asks.filter( ( file ) => ! filesWith( /<MediaCheck\b/ ).includes( file ) ) ).toEqual( [] );
} );

it( 'is the only sentence for it', () =>
	expect(
		filesWith( /You (are not allowed|may not|cannot|do not have permission)|Ask an? (editor|administrator)/ )
	).toEqual( [] ) );
