/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import { writeAssetManifest } from '../../../tools/asset-manifest.cjs';

let build: string;
const write = ( path: string, text: string ) => {
	mkdirSync( dirname( join( build, path ) ), { recursive: true } );
	writeFileSync( join( build, path ), text );
};
const manifest = ( view = {} ) => {
	writeAssetManifest( build, view );
	return readFileSync( join( build, 'assets.php' ), 'utf8' );
};

beforeEach( () => {
	build = mkdtempSync( join( tmpdir(), 'eidan-build-' ) );
} );
afterEach( () => rmSync( build, { recursive: true } ) );

it( 'lists modules, scripts and styles, and those of each block', () => {
	write(
		'view/slider.asset.php',
		`<?php return array('dependencies' => array('@eidan/motion'), 'version' => 'a1');\n`
	);
	write( 'view/slider.js', '' );
	write( 'settings.asset.php', `<?php return array('dependencies' => array(), 'version' => 'b2');\n` );
	write( 'settings.css', '' );
	write( 'editor.asset.php', `<?php return array('dependencies' => array('wp-i18n'), 'version' => 'c3');` );
	write( 'styles/slider.css', 'a{}' );
	write( 'styles/slider-rtl.css', 'b{}' );
	write( 'image-gallery/index.asset.php', `<?php return array('dependencies' => array(), 'version' => 'd4');` );
	write( 'image-gallery/block.json', '{}' );
	write( 'image-gallery/style-index.css', 'a{}' );
	write( 'image-gallery/style-index-rtl.css', 'b{}' );
	write( 'image-gallery-item/block.json', '{}' );
	write( 'groups/kit.asset.php', `<?php return array('dependencies' => array(), 'version' => 'e5');` );

	expect(
		manifest( {
			groups: {
				kit: { members: [ '@eidan/panel' ], brings: [ '@eidan/overlay', '@eidan/near' ] },
				unbuilt: { members: [], brings: [] },
			},
			roots: { '@eidan/panel': [ 'panel', 'opener' ] },
		} )
	).toBe( `<?php
// This file is generated. Do not modify it manually.
return array(
	'modules' => array(
		'slider' => array('dependencies' => array('@eidan/motion'), 'version' => 'a1'),
	),
	'scripts' => array(
		'editor' => array('dependencies' => array('wp-i18n'), 'version' => 'c3') + array('style' => false),
		'settings' => array('dependencies' => array(), 'version' => 'b2') + array('style' => true),
	),
	'styles' => array(
		'slider' => '307cc22fa7769c09386c',
	),
	'groups' => array(
		'kit' => array('dependencies' => array(), 'version' => 'e5') + array('members' => array('@eidan/panel'), 'brings' => array('@eidan/overlay', '@eidan/near')),
	),
	'roots' => array(
		'@eidan/panel' => array('panel', 'opener'),
	),
	'blocks' => array(
		'image-gallery' => array('file:./index.js' => array('dependencies' => array(), 'version' => 'd4'), 'file:./style-index.css' => '307cc22fa7769c09386c'),
		'image-gallery-item' => array(),
	),
);
` );
} );

it( 'gives a style another version when it changes', () => {
	write( 'styles/slider.css', 'a{}' );
	const before = manifest();
	write( 'styles/slider.css', 'a{color:red}' );
	expect( manifest() ).not.toBe( before );
} );

it( 'leaves the file alone when nothing changed', () => {
	write( 'styles/slider.css', 'a{}' );
	manifest();
	utimesSync( join( build, 'assets.php' ), 1, 1 );
	manifest();
	expect( statSync( join( build, 'assets.php' ) ).mtimeMs ).toBe( 1000 );
} );
