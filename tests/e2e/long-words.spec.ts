/**
 * Words that are wider than a phone's screen (compounds, addresses) break. They neither widen the page nor cover what
 * is beside them.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { sliderOf } from './support/portfolio';
import { fixture } from './support/tabs';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

for ( const width of [ 320, 1280 ] ) {
	test( `long words break at ${ width } px`, async ( { page, visit, insert } ) => {
		await page.setViewportSize( { width, height: 800 } );
		// Two items of a year of their own are neighbours whatever other tests make meanwhile.
		const item = ( title: string, day: number ) => ( {
			post_type: 'eidan_portfolio',
			post_title: title,
			post_excerpt: title,
			post_date: `${ 1900 + width / 40 }-01-0${ day } 12:00:00`,
		} );
		const [ post, work, neighbour ] = ( await insert(
			{ post_title: LONG, post_excerpt: LONG, post_content: LONG },
			item( LONG, 1 ),
			item( 'Short', 2 )
		) ) as [ number, number, number ];
		const list = `<!-- wp:eidan/blog-list ${ JSON.stringify( { query: { postType: 'post', include: [ post ] }, elements: [ 'title', 'excerpt' ] } ) } /-->`;
		await visit(
			[
				list,
				`<!-- wp:eidan/fixed-portfolio-list ${ JSON.stringify( { query: { postType: 'eidan_portfolio', include: [ work ] } } ) } /-->`,
				sliderOf( [ work ], {}, { elements: [ 'number', 'title', 'excerpt' ] } ),
				fixture( 'tabbed-info' ).replace( 'Listen', LONG ).replace( 'We spend', LONG ),
				fixture( 'image-gallery' ).replace( 'Handrail, first floor', LONG ),
				fixture( 'single-image' ).replace( /(<figcaption[^>]*>)/, `$1${ LONG } ` ),
			].join( '\n\n' ),
			{ title: 'Words' }
		);
		// Measure the words themselves, as their box may be narrower.
		const wide = await page.evaluate( () =>
			[ ...document.querySelectorAll( '.entry-content :is(h3, p, figcaption)' ) ].flatMap( ( element ) => {
				const words = document.createRange();
				words.selectNodeContents( element );
				const box = (
					element.closest( '.eidan-slider__slide, .eidan-list__item, article, .eidan-tabs, figure' ) ??
					document.body
				).getBoundingClientRect();
				return words.getBoundingClientRect().right > box.right + 1 ? [ element.outerHTML ] : [];
			} )
		);
		expect.soft( wide ).toEqual( [] );
		// A number beside the words keeps its width.
		expect
			.soft(
				await page
					.locator( '.eidan-slider .eidan-work__number' )
					.evaluate( ( number ) => number.getClientRects().length )
			)
			.toBe( 1 );
		expect
			.soft(
				await page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
			)
			.toBe( 0 );

		// Check the page of an item, and the page of its neighbour, which links to it.
		for ( const id of [ work, neighbour ] ) {
			await page.goto( `/?p=${ id }&post_type=eidan_portfolio` );
			await expect(
				page.locator( '.eidan-portfolio-onward, .eidan-portfolio-lead' ).filter( { hasText: LONG } ).first()
			).toBeVisible();
			expect
				.soft(
					await page.evaluate(
						() => document.documentElement.scrollWidth - document.documentElement.clientWidth
					),
					'page of an item'
				)
				.toBe( 0 );
		}
	} );
}

test( 'addresses in the demo’s contact section and footer are on one line, and wrap if there is no room', async ( {
	page,
	visit,
	site,
} ) => {
	await page.setViewportSize( { width: 1024, height: 800 } );
	// As they are once an author has used their words.
	await visit(
		await site.php< string >( `
			Eidan\\Patterns\\Patterns::register();
			$content = '';
			foreach ( array( 'contact-details', 'footer-uncovered', 'footer-large', 'footer-columns' ) as $name ) {
				$content .= WP_Block_Patterns_Registry::get_instance()->get_registered( "eidan/$name" )['content'];
			}
			return str_replace( '"metadata":{"eidanSample":true},', '', $content );
		` )
	);
	const addresses = page.locator( '.entry-content a[href^="mailto:"]' );
	const lines = () =>
		addresses.evaluateAll( ( all ) =>
			all.map(
				( address ) => new Set( [ ...address.getClientRects() ].map( ( { top } ) => Math.round( top ) ) ).size
			)
		);
	expect( ( await lines() ).length ).toBeGreaterThan( 1 );
	expect( await lines() ).toEqual( ( await lines() ).map( () => 1 ) );
	// With the text spacing of WCAG 1.4.12.
	await page.setViewportSize( { width: 320, height: 800 } );
	await page.addStyleTag( {
		content: '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
	} );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
	).toBe( 0 );
} );
