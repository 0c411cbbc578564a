<?php
declare( strict_types=1 );

namespace Eidan\Tests\Settings;

use Eidan\Settings\BlockDefaults;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

final class SettingsTest extends TestCase {

	public function test_every_setting_has_the_specifications_default(): void {
		$expected = array(
			'portfolio.enabled'          => true,
			'portfolio.slug'             => 'portfolio',
			'portfolio.archive'          => 'portfolio',
			'portfolio.categorySlug'     => 'portfolio-category',
			'portfolio.tagSlug'          => 'portfolio-tag',
			'lightbox.core'              => false,
			'lists.pagination'           => 'standard',
			'lists.infinitePages'        => 3,
			'lists.scrollOffset'         => 100,
			'lists.scrollDuration'       => 500,
			'lists.newPostsDelay'        => 300,
			'sliders.slidesPerView'      => 5,
			'sliders.slidesPerView1440'  => 5,
			'sliders.slidesPerView1366'  => 4,
			'sliders.slidesPerView1024'  => 3,
			'sliders.slidesPerView768'   => 2,
			'sliders.slidesPerView680'   => 1,
			'sliders.slidesPerView480'   => 1,
			'sliders.autoplay'           => 5000,
			'sliders.speed'              => 800,
			'sliders.wheelLock'          => 1000,
			'sliders.wheelLockPortfolio' => 700,
			'attribution.lifetime'       => 0.00001,
			'attribution.timeZone'       => 0,
			'attribution.promoMin'       => 100000,
			'attribution.promoMax'       => 999999,
			'attribution.consentCategory' => 'statistics',
			'page.anchors'               => false,
			'page.anchorSpy'             => true,
			'page.anchorDuration'        => 1000,
			'page.dropdowns'             => 'core',
			'page.fontPreload'           => false,
			'page.fontFallbacks'         => false,
			'shop.quantity'              => false,
			'shop.selects'               => false,
			'shop.swatches'              => false,
			'shop.gallery'               => false,
			'shop.sticky'                => false,
			'shop.lean'                  => false,
			'shop.always'                => '',
			'shop.archives'              => false,
			'shop.archiveFilters'        => '',
			'search.terms'               => false,
			'search.sku'                 => false,
			'search.attributes'          => false,
			'outcomes.conversions'       => false,
			'outcomes.conversionOrder'   => 'Purchase',
			'outcomes.conversionWon'     => 'Won enquiry',
			'outcomes.conversionEnquiry' => '',
			'outcomes.events'            => false,
			'outcomes.webhook'           => false,
			'outcomes.webhookUrl'        => '',
			'outcomes.webhookSecret'     => '',
			'uninstall.remove'           => 'nothing',
		);
		foreach ( $expected as $path => $value ) {
			self::assertSame( $value, Settings::get( $path ), $path );
			self::assertNull( Settings::changed( $path ), $path );
		}
		self::assertNull( Settings::get( 'no.such' ) );
	}

	public function test_whatever_is_stored_it_reads_valid_values(): void {
		foreach ( array(
			'text',
			null,
			7,
			array( 'portfolio' => 'x' ),
			array(
				'portfolio' => array( 'enabled' => 'yes', 'slug' => array() ),
				'lists'     => array( 'perPage' => 100000 ),
				'unknown'   => 1,
			),
		) as $stored ) {
			remove_all_filters( 'sanitize_option_' . Settings::OPTION );
			update_option( Settings::OPTION, $stored );
			self::assertSame( Settings::defaults(), Settings::all() );
		}
	}

	public function test_only_what_differs_from_the_defaults_is_stored(): void {
		$all                     = Settings::defaults();
		$all['lists']['perPage'] = 4;
		update_option( Settings::OPTION, $all );
		self::assertSame( array( 'lists' => array( 'perPage' => 4 ) ), get_option( Settings::OPTION ) );
		self::assertSame( 4, Settings::changed( 'lists.perPage' ) );
	}

	public function test_an_import_that_is_partly_wrong_keeps_the_present_values_of_those_parts(): void {
		update_option( Settings::OPTION, array( 'portfolio' => array( 'slug' => 'work' ) ) );
		update_option(
			Settings::OPTION,
			array(
				'portfolio' => array( 'slug' => 'wp-json' ),
				'lists'     => array( 'perPage' => 'many', 'scrollOffset' => 20 ),
			)
		);
		self::assertSame( 'work', Settings::get( 'portfolio.slug' ) );
		self::assertSame( Settings::defaults()['lists']['perPage'], Settings::get( 'lists.perPage' ) );
		self::assertSame( 20, Settings::get( 'lists.scrollOffset' ) );
	}

	public function test_reading_costs_no_query(): void {
		delete_option( Settings::OPTION );
		Settings::store();
		wp_load_alloptions();
		$this->assertQueriesAtMost( 0, static fn() => Settings::get( 'portfolio.slug' ) );
	}

	/**
	 * @param array<string, mixed> $more Other values of block.json.
	 * @return array<string, mixed>
	 */
	private static function metadata( array $more = array() ): array {
		return $more + array(
			'name'        => 'eidan/sample',
			'eidanRender' => true,
			'attributes'  => array(
				'pagination' => array(
					'type'    => 'string',
					'default' => 'standard',
				),
				'query'      => array(
					'type'        => 'object',
					'default'     => array( 'perPage' => 6 ),
					'eidanSchema' => 'query',
					'properties'  => array(
						'perPage' => array(
							'type'    => 'integer',
							'default' => 10,
						),
					),
				),
				'slider'     => array(
					'type'        => 'object',
					'default'     => array(
						'loop'      => true,
						'wheelLock' => 700,
					),
					'eidanSchema' => 'slider',
					'properties'  => array(
						'autoplay'  => array(
							'type'    => 'integer',
							'default' => 5000,
						),
						'wheelLock' => array(
							'type'    => 'integer',
							'default' => 1000,
						),
					),
				),
			),
		);
	}

	public function test_block_defaults_stay_as_they_are_until_the_owner_chooses(): void {
		self::assertSame( self::metadata(), BlockDefaults::apply( self::metadata() ) );
	}

	public function test_the_owners_defaults_reach_blocks_rendered_by_php(): void {
		update_option(
			Settings::OPTION,
			array(
				'lists'   => array(
					'perPage'    => 4,
					'pagination' => 'infinite',
				),
				'sliders' => array(
					'autoplay'           => 0,
					'wheelLock'          => 300,
					'wheelLockPortfolio' => 200,
				),
			)
		);
		$attributes = BlockDefaults::apply( self::metadata() )['attributes'];
		self::assertSame( 'infinite', $attributes['pagination']['default'] );
		self::assertSame( 4, $attributes['query']['properties']['perPage']['default'] );
		self::assertSame( array( 'perPage' => 4 ), $attributes['query']['default'] );
		self::assertSame( 0, $attributes['slider']['properties']['autoplay']['default'] );
		self::assertSame( 300, $attributes['slider']['properties']['wheelLock']['default'] );
		self::assertSame(
			300,
			$attributes['slider']['default']['wheelLock'],
			'A block’s own default is one until the owner chooses.'
		);

		$own = self::metadata();
		$own['attributes']['slider']['eidanSettings'] = array( 'wheelLock' => 'wheelLockPortfolio' );

		$portfolio = BlockDefaults::apply( $own )['attributes'];
		self::assertSame( 200, $portfolio['slider']['properties']['wheelLock']['default'] );
		self::assertSame( 200, $portfolio['slider']['default']['wheelLock'] );
		self::assertTrue( $portfolio['slider']['default']['loop'] );

		$single                                = self::metadata();
		$single['attributes']['wheelLock']     = array(
			'type'         => 'integer',
			'default'      => 700,
			'eidanSetting' => 'sliders.wheelLockPortfolio',
		);
		self::assertSame( 200, BlockDefaults::apply( $single )['attributes']['wheelLock']['default'] );

		$slider = self::metadata();
		unset( $slider['attributes']['pagination'] );
		self::assertSame(
			6,
			BlockDefaults::apply( $slider )['attributes']['query']['default']['perPage'],
			'What has no pages has no entries per page.'
		);

		$static = self::metadata();
		unset( $static['eidanRender'] );
		self::assertSame(
			$static,
			BlockDefaults::apply( $static ),
			'A static block is saved with its defaults: they must not move.'
		);
		$foreign = self::metadata( array( 'name' => 'core/query' ) );
		self::assertSame( $foreign, BlockDefaults::apply( $foreign ) );
	}

	public function test_the_owners_sliders_reach_galleries_and_portfolios(): void {
		$page = static function ( array $settings ): array {
			update_option( Settings::OPTION, array( 'sliders' => $settings ) );
			$styles = array();
			foreach ( array( 'image-gallery', 'portfolio-slider' ) as $slug ) {
				$metadata         = json_decode(
					(string) file_get_contents( EIDAN_DIR . "/build/$slug/block.json" ),
					true
				);
				$metadata         = BlockDefaults::apply( $metadata );
				$options          = \Eidan\Support\Attributes::clean(
					$metadata['attributes'],
					array( 'slider' => array( 'keyboard' => true ) )
				)['slider'];
				$options          = \Eidan\Slider\Options::parse( $options );
				$styles[ $slug ] =
					array( $options->per_view[0], $options->per_view[768], $options->autoplay, $options->wheel_lock );
			}
			return $styles;
		};
		self::assertSame(
			array(
				'image-gallery'    => array( 3.0, 2.0, 0, 1000 ),
				'portfolio-slider' => array( 5.0, 2.0, 5000, 700 ),
			),
			$page( array() )
		);
		self::assertSame(
			array(
				'image-gallery'    => array( 4.0, 1.0, 7000, 900 ),
				'portfolio-slider' => array( 4.0, 1.0, 7000, 700 ),
			),
			$page(
				array(
					'slidesPerView'    => 4,
					'slidesPerView768' => 1,
					'autoplay'         => 7000,
					'wheelLock'        => 900,
				)
			)
		);
	}
}
