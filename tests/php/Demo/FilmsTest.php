<?php
/**
 * The videos that the demo and the patterns name are there.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Ledger;
use Eidan\Demo\Markup;
use Eidan\Tests\TestCase;

final class FilmsTest extends TestCase {

	public function test_each_film_and_each_poster_is_a_file(): void {
		$macros  = array();
		$folders = array( 'patterns/*.php', 'assets/demo/pages/*.html', 'assets/demo/starters/*/pages/*.html' );
		array_push( $folders, 'assets/demo/starters/*/opening.html' );
		foreach ( $folders as $files ) {
			foreach ( (array) glob( EIDAN_DIR . '/' . $files ) as $file ) {
				$text = (string) file_get_contents( (string) $file );
				preg_match_all( '/\{\{(?:film|poster):[a-z-]+\}\}/', $text, $found );
				array_push( $macros, ...$found[0] );
			}
		}
		$this->assertContains( '{{film:rooms}}', $macros );
		$this->assertContains( '{{film:showreel}}', $macros );

		$markup = new Markup( new Ledger() );
		foreach ( array_unique( $macros ) as $macro ) {
			$address = $markup->fill( $macro );
			$this->assertStringStartsWith( plugins_url( 'assets/demo/films/', EIDAN_FILE ), $address, $macro );
			$this->assertFileExists( EIDAN_DIR . '/assets/demo/films/' . basename( $address ), $macro );
		}
	}
}
