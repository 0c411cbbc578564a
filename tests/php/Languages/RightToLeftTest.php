<?php
/**
 * Names and amounts in the sentences of right-to-left languages.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Languages;

use Eidan\Blocks\TextMarquee\Icons;
use Eidan\Languages\RightToLeft;
use Eidan\Support\Html;
use Eidan\Tests\TestCase;

final class RightToLeftTest extends TestCase {

	protected function tearDown(): void {
		$GLOBALS['wp_locale']->text_direction = 'ltr';
		remove_all_filters( 'pre_determine_locale' );
		wp_dequeue_style( 'eidan_joined' );
		wp_deregister_style( 'eidan_joined' );
		parent::tearDown();
	}

	private function turn(): void {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
	}

	public function test_what_is_put_into_a_sentence_keeps_its_direction(): void {
		// phpcs:disable WordPress.WP.I18n.MissingTranslatorsComment -- Words of the plugin.
		$this->assertSame( 'Read on Elle!', sprintf( __( 'Read on %s', 'eidan' ), 'Elle!' ) );
		$this->turn();
		$this->assertSame( "Read on \u{2068}Elle!\u{2069}", sprintf( __( 'Read on %s', 'eidan' ), 'Elle!' ) );
		$this->assertSame(
			"\u{2068}3\u{2069} minutes read",
			sprintf( _n( '%s minute read', '%s minutes read', 3, 'eidan' ), 3 )
		);
		// phpcs:enable
	}

	public function test_counted_numbers_addresses_and_percent_signs_are_left_alone(): void {
		foreach ( array( 'Item %d', '<a href="%s">', "<a href='%1\$s'>", '100%%s', 'None' ) as $sentence ) {
			$this->assertSame( $sentence, RightToLeft::isolated( $sentence ) );
		}
		$this->assertSame( "\"\u{2068}%2\$s\u{2069}\"", RightToLeft::isolated( '"%2$s"' ) );
	}

	public function test_sentences_of_scripts_too(): void {
		$json = '{"locale_data":{"messages":{"":{"lang":"fa"},"Remove %s":["حذف %s"]}}}';
		$this->assertSame( $json, RightToLeft::of_script( $json, '', 'eidan-editor', 'eidan' ) );
		$this->turn();
		$this->assertSame( $json, RightToLeft::of_script( $json, '', 'wc-admin', 'woocommerce' ) );
		$this->assertSame( 'no JSON', RightToLeft::of_script( 'no JSON', '', 'eidan-editor', 'eidan' ) );
		$this->assertFalse( RightToLeft::of_script( false, '', 'eidan-editor', 'eidan' ) );
		$words = json_decode( (string) RightToLeft::of_script( $json, '', 'eidan-editor', 'eidan' ), true );
		$this->assertSame(
			array( "حذف \u{2068}%s\u{2069}" ),
			$words['locale_data']['messages']['Remove %s']
		);
	}

	public function test_letters_that_join_are_not_parted(): void {
		$css = static function ( string $locale ): string {
			wp_deregister_style( 'eidan_joined' );
			remove_all_filters( 'pre_determine_locale' );
			add_filter( 'pre_determine_locale', static fn(): string => $locale );
			RightToLeft::join_letters();
			return implode( '', (array) wp_styles()->get_data( 'eidan_joined', 'after' ) );
		};
		foreach ( array( 'en_US', 'he_IL', 'arg', 'pap_AW' ) as $locale ) {
			$this->assertSame( '', $css( $locale ), $locale );
		}
		foreach ( array( 'ar' => 'ar', 'fa_IR' => 'fa-IR', 'hi_IN' => 'hi-IN' ) as $locale => $language ) {
			$this->assertStringContainsString( ":lang($language){letter-spacing:0", $css( $locale ), $locale );
		}
	}

	public function test_names_in_a_list_and_arrows_between_texts(): void {
		$this->assertSame( 'Elle!, Vogue', Html::listed( array( 'Elle!', 'Vogue' ) ) );
		$this->assertStringNotContainsString( 'matrix', Icons::css( 'arrow' ) );
		$this->turn();
		$this->assertSame( '<bdi>Elle!</bdi>, <bdi>Vogue</bdi>', Html::listed( array( 'Elle!', 'Vogue' ) ) );
		$this->assertStringContainsString( 'matrix', Icons::css( 'arrow' ) );
		$this->assertStringNotContainsString( 'matrix', Icons::css( 'plus' ) );
	}
}
