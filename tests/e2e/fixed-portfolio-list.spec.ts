import { expect, test } from './fixtures';
import { portfolioItems } from './support/portfolio';

const markup = ( ids: number[] ) =>
	`<!-- wp:eidan/fixed-portfolio-list ${ JSON.stringify( { align: 'full', query: { postType: 'eidan_portfolio', perPage: 3, include: ids.slice( 0, 3 ) } } ) } /--><!-- wp:spacer {"height":"1500px"} --><div style="height:1500px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;

test( 'is inserted, set through its controls, saved and read again', async ( { editor, site } ) => {
	const ids = await portfolioItems( site, 3 );
	await editor.open();
	await editor.insert( 'eidan/fixed-portfolio-list', {
		query: { postType: 'eidan_portfolio', perPage: 3, include: ids },
	} );
	await expect( editor.canvas.locator( '.eidan-fixed article' ) ).toHaveCount( 3 );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'button', { name: 'Elements', exact: true } ).click();
	await sidebar.getByRole( 'button', { name: 'Hide Number' } ).click();
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await sidebar.getByRole( 'combobox', { name: 'Text position' } ).selectOption( 'center' );
	await expect( editor.canvas.locator( '.eidan-fixed.is-center' ) ).toBeVisible();
	const [ block ] = await editor.readBack();
	expect( block?.attributes ).toMatchObject( { textPosition: 'center', elements: [ 'title', 'category' ] } );
} );

test( 'has the ratios of the specification, lets the next item slide over, and never hides the focus @slow', async ( {
	visit,
	page,
	site,
} ) => {
	const ids = await portfolioItems( site, 3 );
	await site.php(
		`update_post_meta( ${ ids[ 1 ] }, 'eidan_light_skin', true ); update_post_meta( ${ ids[ 0 ] }, 'eidan_light_skin', false ); update_post_meta( ${ ids[ 2 ] }, 'eidan_light_skin', false );`
	);
	await page.setViewportSize( { width: 1440, height: 900 } );
	await visit( markup( ids ) );
	const items = page.locator( '.eidan-fixed .eidan-work' );
	const box = ( index: number ) =>
		items.nth( index ).evaluate( ( item ) => item.getBoundingClientRect().toJSON() as DOMRect );
	const ratio = async () => {
		const { width, height } = await box( 0 );
		return width / height;
	};
	expect( await ratio() ).toBeCloseTo( 1780 / 855, 2 );

	await page.evaluate( () =>
		document.addEventListener(
			'eidan:skin',
			( event ) => ( document.title += ` ${ JSON.stringify( ( event as CustomEvent ).detail ) }` )
		)
	);
	const start = ( await box( 0 ) ).top;
	const { height } = await box( 0 );
	await page.evaluate( ( y ) => scrollTo( 0, y ), start + height / 2 );
	await expect.poll( async () => Math.round( ( await box( 0 ) ).top ) ).toBe( 0 );
	expect( Math.round( ( await box( 1 ) ).top ) ).toBe( Math.round( height / 2 ) );
	// The next item grows to its whole width while it comes.
	const growth = async () => ( await box( 1 ) ).width / ( await box( 0 ) ).width;
	await expect.poll( growth ).toBeLessThan( 1 );
	expect( await growth() ).toBeGreaterThan( 0.92 );
	await page.evaluate( ( y ) => scrollTo( 0, y ), start + height + 5 );
	await expect.poll( growth ).toBeCloseTo( 1, 3 );
	await expect( page.locator( 'html' ) ).toHaveClass( /eidan-skin-light/ );
	await expect( page ).toHaveTitle( /\{"light":true\}$/ );

	// Tab forward and back: the item with the focus is the one that can be seen at its place.
	const seen = ( name: string ) =>
		page.evaluate( ( title ) => {
			const work = [ ...document.querySelectorAll( '.eidan-fixed .eidan-work' ) ].find( ( one ) =>
				one.textContent!.includes( title )
			)!;
			const link = work.previousElementSibling!;
			const { left, width, top, height: high } = link.getBoundingClientRect();
			const { top: there } = work.getBoundingClientRect();
			return (
				top >= -1 &&
				top + high <= innerHeight + 1 &&
				Math.abs( there - top ) <= 1 &&
				link === document.elementFromPoint( left + width / 2, top + high / 2 )
			);
		}, name );
	for ( const name of [ 'Work 3', 'Work 2', 'Work 1', 'Work 2' ] ) {
		await page.locator( '.eidan-fixed' ).getByRole( 'link', { name } ).focus();
		await expect.poll( () => seen( name ) ).toBe( true );
	}

	await page.setViewportSize( { width: 900, height: 800 } );
	expect( await ratio() ).toBeCloseTo( 867 / 410, 2 );
	await page.setViewportSize( { width: 700, height: 800 } );
	await expect( items.first() ).toHaveCSS( 'position', 'relative' );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( items.first() ).toHaveCSS( 'position', 'relative' );
} );

test( 'shows pictures in their own ratio where items do not stick', async ( { visit, page, site } ) => {
	const ids = await site.php< number[] >(
		`return get_posts( array( 'post_type' => 'eidan_portfolio', 'name' => 'northlight', 'fields' => 'ids' ) );`
	);
	await page.setViewportSize( { width: 390, height: 844 } );
	await visit( markup( ids ) );
	const [ drawn, stored ] = await page
		.locator( '.eidan-fixed .eidan-work img' )
		.evaluate( ( image: HTMLImageElement ) => [
			image.clientWidth / image.clientHeight,
			Number( image.getAttribute( 'width' ) ) / Number( image.getAttribute( 'height' ) ),
		] );
	expect( drawn ).toBeCloseTo( stored!, 2 );
} );
