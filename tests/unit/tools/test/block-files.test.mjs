import { blockOf, family, jobs, pascal } from '../../../../tools/test/block-files.mjs';

const slugs = [ 'tabbed-info', 'tabbed-info-item', 'portfolio-slider', 'team' ];

describe( 'the files of a block', () => {
	it.each( [
		[ 'blocks/tabbed-info/edit.tsx', 'tabbed-info' ],
		[ 'blocks/tabbed-info-item/save.tsx', 'tabbed-info-item' ],
		[ 'blocks/tabbed-info/TabbedInfo.php', 'tabbed-info' ],
		[ 'tests/e2e/tabbed-info-editor.spec.ts', 'tabbed-info' ],
		[ 'tests/e2e/tabbed-info-item.spec.ts', 'tabbed-info-item' ],
		[ 'tests/php/Blocks/PortfolioSliderTest.php', 'portfolio-slider' ],
		[ 'tests/unit/tabbed-info/keys.test.ts', 'tabbed-info' ],
		[ 'tests/fixtures/blocks/tabbed-info__vertical.html', 'tabbed-info' ],
		[ 'tests/e2e/teams.spec.ts', undefined ],
		[ 'tests/php/TeamsTest.php', undefined ],
		[ 'tests/e2e/slider.spec.ts', undefined ],
		[ 'docs/team.md', undefined ],
	] )( '%s is about %s', ( path, slug ) => {
		expect( blockOf( path, slugs ) ).toBe( slug );
	} );

	it( 'are those of the blocks inside it, too', () => {
		const blocks = {
			'tabbed-info': {},
			'tabbed-info-item': { parent: [ 'eidan/tabbed-info' ] },
			team: {},
		};
		expect( family( 'tabbed-info', blocks ) ).toEqual( [ 'tabbed-info', 'tabbed-info-item' ] );
		expect( family( 'team', blocks ) ).toEqual( [ 'team' ] );
	} );

	it( 'are told apart by what is done with them', () => {
		const found = jobs( [
			'blocks/team/edit.tsx',
			'blocks/team/style.scss',
			'blocks/team/Team.php',
			'tests/php/TeamTest.php',
			'tests/unit/team.test.ts',
			'tests/e2e/team.spec.ts',
		] );
		expect( found ).toEqual( {
			lint: [ 'blocks/team/edit.tsx', 'tests/unit/team.test.ts', 'tests/e2e/team.spec.ts' ],
			sources: [ 'blocks/team/edit.tsx' ],
			style: [ 'blocks/team/style.scss' ],
			php: [ 'blocks/team/Team.php' ],
			unit: [ 'tests/unit/team.test.ts' ],
			phpunit: [ 'tests/php/TeamTest.php' ],
			stories: [ 'tests/e2e/team.spec.ts' ],
		} );
	} );

	it( 'are named as its class is', () => {
		expect( pascal( 'text-marquee' ) ).toBe( 'TextMarquee' );
	} );
} );
