<?php
/**
 * Tests of the swatches of variations, on a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Plugin\Uninstall;
use Eidan\Settings\Settings;
use Eidan\Shop\Swatches;
use Eidan\Shop\SwatchTerms;
use Eidan\Tests\TestCase;

final class SwatchesTest extends TestCase {

	private const FIELD =
		'<select id="pa_tone" name="attribute_pa_tone"><option value="">Choose</option>'
		. '<option value="ink">Ink &amp; more</option><option value="stone" selected>Stone</option></select>';

	private int $ink = 0;

	private static function switch(): void {
		update_option( Settings::OPTION, array( 'shop' => array( 'swatches' => true ) ) );
	}

	private function ink(): int {
		register_taxonomy( 'pa_tone', 'product' );
		$term = wp_insert_term( 'Ink', 'pa_tone', array( 'slug' => 'ink' ) );
		self::assertIsArray( $term );
		$this->ink = (int) $term['term_id'];
		add_filter(
			'woocommerce_attribute_taxonomies',
			static fn() => array(
				(object) array(
					'attribute_id'      => '7',
					'attribute_name'    => 'tone',
					'attribute_label'   => 'Tone',
					'attribute_type'    => 'select',
					'attribute_orderby' => 'name',
					'attribute_public'  => 0,
				),
			)
		);
		\WC_Cache_Helper::invalidate_cache_group( 'woocommerce-attributes' );
		SwatchTerms::register();

		return $this->ink;
	}

	private static function complete( string $field = self::FIELD ): string {
		return (string) Swatches::complete( $field, array( 'attribute' => 'pa_tone' ) );
	}

	public function test_the_native_field_stays_and_swatches_follow_it(): void {
		update_term_meta( $this->ink(), SwatchTerms::COLOR, '#123456' );
		self::assertSame( self::FIELD, self::complete(), 'Nothing until the owner wants it.' );
		self::switch();
		$html = self::complete();
		self::assertStringContainsString( self::FIELD . '<span class="eidan-swatches" role="radiogroup"', $html );
		self::assertMatchesRegularExpression(
			'~<button type="button" role="radio" aria-checked="false" class="eidan-swatch is-color" data-value="ink" '
				. 'title="Ink &amp; more" aria-label="Ink &amp; more" style="--eidan-swatch:#123456"></button>~',
			$html
		);
		self::assertStringContainsString( 'data-value="stone">Stone</button>', $html );
		update_term_meta( $this->ink, SwatchTerms::IMAGE, $this->create_attachment() );
		self::assertStringContainsString( 'is-image', self::complete() );
		$many = '<select>'
			. implode(
				'',
				array_map( static fn( $n ) => "<option value=\"$n\">$n</option>", range( 1, Swatches::MOST + 1 ) )
			)
			. '</select>';
		self::assertSame( $many, self::complete( $many ), 'A long list is a list.' );
		self::assertNull( Swatches::complete( null ) );
	}

	public function test_only_colors_and_images_are_stored(): void {
		$ink = $this->ink();
		foreach ( array( 'red', '#12', 'javascript:alert(1)', '#fff;background:url(x)', array( '#fff' ) ) as $wrong ) {
			update_term_meta( $ink, SwatchTerms::COLOR, $wrong );
			self::assertSame( '', SwatchTerms::color_of( $ink ) );
		}
		update_term_meta( $ink, SwatchTerms::IMAGE, 999999 );
		self::assertSame( 0, SwatchTerms::image_of( $ink ) );
		// WooCommerce's own visual attributes are used if Eidan has none.
		update_term_meta( $ink, 'color', '#abcdef' );
		self::assertSame( '#abcdef', SwatchTerms::color_of( $ink ) );
	}

	public function test_the_terms_form_stores_for_those_who_may_and_empties(): void {
		$ink = $this->ink();
		self::switch();
		$_POST = array( SwatchTerms::COLOR => '#00ff00', SwatchTerms::IMAGE => '0' );
		wp_set_current_user( 1 );
		SwatchTerms::save( $ink, 0, 'pa_tone' );
		self::assertSame( '', SwatchTerms::color_of( $ink ), 'Not without a nonce.' );
		$_POST['eidan_swatch_nonce'] = wp_create_nonce( 'eidan_swatch' );
		SwatchTerms::save( $ink, 0, 'pa_tone' );
		self::assertSame( '#00ff00', SwatchTerms::color_of( $ink ) );
		$_POST[ SwatchTerms::COLOR ] = 'green';
		SwatchTerms::save( $ink, 0, 'pa_tone' );
		self::assertSame( '#00ff00', SwatchTerms::color_of( $ink ), 'What is no color changes nothing.' );
		$_POST[ SwatchTerms::COLOR ] = '';
		SwatchTerms::save( $ink, 0, 'pa_tone' );
		self::assertSame( '', SwatchTerms::color_of( $ink ) );
		$this->expectOutputRegex( '~form-field.*eidan_color.*form-field.*eidan_image.*eidan_swatch_nonce~s' );
		SwatchTerms::add_fields();
	}

	public function test_they_go_with_the_plugin_only_where_the_owner_asks_for_it(): void {
		$ink = $this->ink();
		update_term_meta( $ink, SwatchTerms::COLOR, '#123456' );
		Uninstall::run();
		self::assertSame( '#123456', get_term_meta( $ink, SwatchTerms::COLOR, true ) );
		update_option( Settings::OPTION, array( 'uninstall' => array( 'remove' => 'everything' ) ) );
		Uninstall::run();
		self::assertSame( '', get_term_meta( $ink, SwatchTerms::COLOR, true ) );
	}
}
