<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\Matrix\Blocks;
use Eidan\Tests\TestCase;

/**
 * Words that stand inside our blocks, in the excerpts that WordPress makes.
 */
final class ExcerptsTest extends TestCase {

	/** Blocks whose words are no text of the page, with the reason. */
	private const LEFT_OUT = array(
		'opener'       => 'its fixture has a panel',
		'panel'        => 'opens above the page',
		'search-cover' => 'opens above the page',
		'text-marquee' => 'runs past, again and again',
		'video-button' => 'has a transcript, behind a button',
	);

	public function test_words_inside_a_block_are_in_the_excerpt(): void {
		$found = array();
		foreach ( array_keys( Blocks::all() ) as $slug ) {
			foreach ( Blocks::fixtures( $slug ) as $name => $markup ) {
				if ( 1 !== preg_match( '~<!-- wp:paragraph.*?<p[^>]*>(?:<a[^>]*>)?([^<]{3,20})~s', $markup, $words ) ) {
					continue;
				}
				$found[ $slug ] = true;
				$id             = $this->create_post( array( 'post_content' => $markup ) );
				$excerpt        = html_entity_decode( get_the_excerpt( $id ) );
				if ( isset( self::LEFT_OUT[ $slug ] ) ) {
					self::assertStringNotContainsString( trim( $words[1] ), $excerpt, $name );
				} else {
					self::assertStringContainsString( trim( $words[1] ), $excerpt, $name );
				}
			}
		}
		$asked = array_intersect_key( self::LEFT_OUT, Blocks::all() );
		self::assertSame( array(), array_diff_key( $asked, $found ), 'A reason is for nothing.' );
	}

	public function test_a_list_shows_them(): void {
		$markup = Blocks::fixtures( 'tabbed-info' )['tabbed-info'];
		$this->create_post( array( 'post_content' => $markup ) );
		$list = $this->block( 'eidan/blog-list', array( 'elements' => array( 'title', 'excerpt' ) ) );
		self::assertStringContainsString( 'We spend the first two weeks with your people', $this->render( $list ) );
	}
}
