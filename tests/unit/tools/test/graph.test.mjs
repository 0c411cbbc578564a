import { importsOf, phpUses, usersOf } from '../../../../tools/test/graph.mjs';

const there =
	( ...paths ) =>
	( path ) =>
		paths.includes( path );

it( 'reads imports of scripts: static, dynamic, of modules by their name', () => {
	const text = `import { a } from './a';\nimport type { B } from '../b';\nconst c = () => import( './c' );\nimport x from 'react';\nexport { d } from '@eidan/slider';`;
	expect(
		importsOf(
			'src/view/x/index.ts',
			text,
			there( 'src/view/x/a.ts', 'src/view/b/index.tsx', 'src/view/x/c.ts', 'src/view/slider/index.ts' )
		)
	).toEqual( [ 'src/view/x/a.ts', 'src/view/b/index.tsx', 'src/view/x/c.ts', 'src/view/slider/index.ts' ] );
} );

it( 'reads imports of modules that are in the folder of their block', () => {
	const text = `const c = () => import( '@eidan/a-panel' );`;
	expect( importsOf( 'blocks/a/view/b/open.ts', text, there( 'blocks/a/view/a-panel/index.ts' ) ) ).toEqual( [
		'blocks/a/view/a-panel/index.ts',
	] );
} );

it( 'reads what styles use: partials, files and folders', () => {
	expect(
		importsOf(
			'blocks/a/style.scss',
			'@use "../../src/styles" as eidan;\n@use "sass:list";\n@use "parts" as *;',
			there( 'src/styles/_index.scss', 'blocks/a/_parts.scss' )
		)
	).toEqual( [ 'src/styles/_index.scss', 'blocks/a/_parts.scss' ] );
} );

it( 'reads which classes a class names, by `use` and in its own namespace', () => {
	const uses = phpUses( {
		'includes/Lists/Query/Order.php': '<?php\nnamespace Eidan\\Lists\\Query;\nfinal class Order {}',
		'includes/Lists/Query/Query.php': '<?php\nnamespace Eidan\\Lists\\Query;\nnew Order();',
		'blocks/blog-list/BlogList.php': '<?php\nnamespace Eidan\\Blocks;\nuse Eidan\\Lists\\Query\\Query;',
		'blocks/icon/Icon.php': '<?php\nnamespace Eidan\\Blocks;\n// An Order of icons.',
	} );
	expect( uses.get( 'includes/Lists/Query/Query.php' ) ).toEqual( [ 'includes/Lists/Query/Order.php' ] );
	expect( uses.get( 'blocks/icon/Icon.php' ) ).toEqual( [] );
	expect( [ ...usersOf( uses, [ 'includes/Lists/Query/Order.php' ] ) ] ).toEqual( [
		'includes/Lists/Query/Order.php',
		'includes/Lists/Query/Query.php',
		'blocks/blog-list/BlogList.php',
	] );
} );

it( 'ends where files use each other', () => {
	const circle = new Map( [
		[ 'a', [ 'b' ] ],
		[ 'b', [ 'a' ] ],
	] );
	expect( [ ...usersOf( circle, [ 'a' ] ) ] ).toEqual( [ 'a', 'b' ] );
} );
