<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;

/**
 * What is read from a block's HTML cannot be stored beside it.
 */
final class SourcedTest extends TestCase {

	public function test_a_forged_text_of_an_opener_says_nothing_and_leaves_no_notice(): void {
		$opener = '<!-- wp:eidan/opener {"panel":"x","text":"forged"} --><a class="wp-block-eidan-opener" href="#x"><span class="eidan-opener__text">Menu</span></a><!-- /wp:eidan/opener -->';
		foreach ( array( $opener, "<!-- wp:group --><div class=\"wp-block-group\">$opener</div><!-- /wp:group -->" ) as $markup ) {
			$html = $this->assertNoPhpNotices( fn () => $this->render( $markup, $this->create_page() ), $markup );
			self::assertStringContainsString( '>Menu<', $html );
			self::assertStringContainsString( 'href="#x"', $html );
			self::assertStringNotContainsString( 'forged', $html );
		}
	}
}
