/**
 * All blocks on the grounds of other people's sites (support/grounds): a page with all fixtures for each ground, and the
 * probes that the ground names.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { blockSets, onlyInside } from './support/blocks';
import { grounds } from './support/grounds/ground';
import { GALLERY } from './support/grounds/widths';
import { watchPolicy } from './support/policy';
import { shower } from './support/probes/probe';
import { settled } from './support/settled';
import { publish, sectioned, sheetMarkup } from './support/sheets';

/** Core's gallery is the first on each page: what it is there, ours are. */
const PICTURES = [ 'museum-hall-640x853', 'spiral-stair-640x371', 'handrail-640x769' ];

const image = ( name: string ) =>
	`<!-- wp:image --><figure class="wp-block-image"><img src="/wp-content/plugins/eidan/assets/demo/images/${ name }.webp" alt=""/></figure><!-- /wp:image -->`;

const gallery = {
	name: GALLERY,
	slug: GALLERY,
	deprecated: false,
	content: `<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ PICTURES.map( image ).join( '' ) }</figure><!-- /wp:gallery -->`,
};

test( 'control: each probe tells a page that breaks its rule from one that keeps it', async ( { page, context } ) => {
	const against = await watchPolicy( context );
	for ( const probe of new Set( grounds.flatMap( ( { probes } ) => probes ) ) ) {
		await test.step( probe.question, () => probe.control( shower( page, probe, against ), page ) );
	}
} );

for ( const { fixtures, tag } of blockSets ) {
	const whole = fixtures.filter( ( { slug } ) => ! onlyInside.has( slug ) );
	for ( const { name, around, width, query = '', enter, probes } of grounds ) {
		test( `${ name }: all blocks${ tag }`, async ( { site, page, context, allowErrors } ) => {
			const against = await watchPolicy( context );
			// Lists that load by themselves would grow while they are looked at.
			await context.route( /get-posts/, ( route ) => route.abort() );
			allowErrors( /get-posts/ );
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.setViewportSize( { width, height: 900 } );
			const on = [ gallery, ...whole ].map( ( fixture ) => ( {
				...fixture,
				content: around( fixture.content ),
			} ) );
			const [ url = '' ] = await publish( site, [ sheetMarkup( on ) ] );
			const response = await page.goto( url + query );
			const html = ( await response?.text() ) ?? '';
			await settled( page );
			await sectioned( page );
			await enter?.( page );
			const names = whole.map( ( fixture ) => fixture.name );
			for ( const { question, ask } of probes ) {
				await test.step( question, async () =>
					expect.soft( await ask( { page, html, names, against } ), question ).toEqual( [] )
				);
			}
		} );
	}
}
