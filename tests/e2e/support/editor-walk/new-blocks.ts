/**
 * New blocks in the canvas: inserted, undone, duplicated, broken, and all of them saved and opened again.
 */
import type { Fixture, Metadata } from '../blocks';
import { expect, test } from '../../fixtures';
import { checkInsertAndUndo, checkInvalidNotice, checkReloaded, saveAndReload } from '../editor-rounds';
import type { EditorProbe } from './probe';

/** What has just come at once does not come at all if it takes so long. */
const patience = { timeout: 3_000 };

export const insertedAndUndone: EditorProbe = {
	question: 'a new block is inserted, undone in one step, and duplicated',

	async ask( { editor, blocks, kept } ) {
		for ( const { name } of blocks ) {
			await test.step( name, async () => {
				await checkInsertAndUndo( editor, name );
				kept.saved.push( await editor.content() );
				kept.copied.push( name );
			} );
		}
	},

	async control( editor ) {
		await checkInsertAndUndo( editor, 'eidan/control-good' );
		await expect( checkInsertAndUndo( editor, 'eidan/control-restless', patience ) ).rejects.toThrow(
			/one undo takes the block away/
		);
	},
};

/** Returns the fixture of a block with an invalid value, and the attribute's name; "" if no attribute can have one. */
const broken = ( { slug, content }: Fixture, { attributes = {} }: Metadata ) => {
	// Take an attribute that the fixture leaves at its default. If a static block had saved another value, WordPress
	// itself would report invalid content.
	const [ attribute = '' ] =
		Object.entries( attributes ).find(
			( [ key, schema ] ) =>
				schema.enum && ! schema.source && 'default' in schema && ! content.includes( `"${ key }":` )
		) ?? [];
	const markup = content.replace(
		new RegExp( `<!-- wp:eidan/${ slug }( \\{.*?\\})? (/?)-->` ),
		( _, json = ' {}', end ) =>
			`<!-- wp:eidan/${ slug } ${ JSON.stringify( { ...JSON.parse( json ), [ attribute ]: 'no-such-value' } ) } ${ end }-->`
	);
	return { attribute, markup };
};

export const brokenIsTold: EditorProbe = {
	question: 'a broken attribute renders a default and tells the author',

	async ask( { editor, blocks, fixtures, kept } ) {
		for ( const metadata of blocks ) {
			const fixture = fixtures.find( ( one ) => `eidan/${ one.name }` === metadata.name )!;
			const { attribute, markup } = broken( fixture, metadata );
			if ( attribute ) {
				await test.step( `${ fixture.name }, a broken ${ attribute }`, async () => {
					await checkInvalidNotice( editor, markup, attribute );
					kept.saved.push( await editor.content() );
				} );
			}
		}
	},

	async control( editor ) {
		await checkInvalidNotice( editor, '<!-- wp:eidan/control-good {"size":"no-such-value"} /-->', 'size' );
		// Only our own blocks get our notice.
		await expect(
			checkInvalidNotice( editor, '<!-- wp:control/silent {"size":"no-such-value"} /-->', 'size', patience )
		).rejects.toThrow( /toContainText/ );
	},
};

export const reopenedAsSaved: EditorProbe = {
	question: 'saved and opened again, they are valid and as they were, and copies are like their originals',

	async ask( { editor, kept: { saved, copied } } ) {
		checkReloaded( await saveAndReload( editor, saved ), copied );
	},

	async control( editor ) {
		const [ good, forgetful ] = [ 'eidan/control-good', 'eidan/control-forgetful' ];
		// Two blocks that are alike, two of one kind that are not, and one that is another after each load.
		const copies = await saveAndReload( editor, [
			`<!-- wp:${ good } /-->`,
			`<!-- wp:${ good } /-->`,
			`<!-- wp:${ good } {"number":2} /-->`,
			`<!-- wp:${ forgetful } /-->`,
		] );
		const some = ( from: number, to: number ) => ( {
			before: copies.before.slice( from, to ),
			after: copies.after.slice( from, to ),
		} );
		expect( copies.before.map( ( { name } ) => name ) ).toEqual( [ good, good, good, forgetful ] );
		checkReloaded( some( 0, 2 ), [ good ] );
		expect( () => checkReloaded( some( 1, 3 ), [ good ] ) ).toThrow(
			/the copy of eidan\/control-good has the same attributes/
		);
		expect( () => checkReloaded( some( 3, 4 ), [] ) ).toThrow( /reloaded with the same attributes/ );
	},
};
