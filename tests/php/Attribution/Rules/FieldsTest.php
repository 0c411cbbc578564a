<?php
/**
 * The fields of the attribution, and their names.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Fields;
use Eidan\Tests\TestCase;

final class FieldsTest extends TestCase {

	/** WooCommerce's names and paths, as in WooCommerce 11.0.1, and then ours. */
	private const PATHS = array(
		'source_type'              => 'current.typ',
		'referrer'                 => 'current_add.rf',
		'utm_campaign'             => 'current.cmp',
		'utm_source'               => 'current.src',
		'utm_medium'               => 'current.mdm',
		'utm_content'              => 'current.cnt',
		'utm_id'                   => 'current.id',
		'utm_term'                 => 'current.trm',
		'utm_source_platform'      => 'current.plt',
		'utm_creative_format'      => 'current.fmt',
		'utm_marketing_tactic'     => 'current.tct',
		'session_entry'            => 'current_add.ep',
		'session_start_time'       => 'current_add.fd',
		'session_pages'            => 'session.pgs',
		'session_count'            => 'udata.vst',
		'user_agent'               => 'udata.uag',
		'first_source_type'        => 'first.typ',
		'first_utm_source'         => 'first.src',
		'first_utm_medium'         => 'first.mdm',
		'first_utm_campaign'       => 'first.cmp',
		'first_session_entry'      => 'first_add.ep',
		'first_referrer'           => 'first_add.rf',
		'first_session_start_time' => 'first_add.fd',
		'last_source_type'         => 'session.lst',
	);

	private const DERIVED = array( 'device_type', 'channel', 'first_channel', 'last_channel', 'click_ids' );

	public function test_the_page_posts_woocommerces_fields_and_ours(): void {
		self::assertSame( self::PATHS, Fields::all() );
		self::assertSame( array( ...array_keys( self::PATHS ), ...self::DERIVED ), Fields::names() );
	}

	public function test_fields_of_others_are_kept_and_those_of_the_server_are_not_posted(): void {
		add_filter(
			'wc_order_attribution_tracking_fields',
			static fn( $fields ) =>
				$fields + array( 'promo' => 'promo.code', 'channel' => 'a.b', 'odd' => array(), 7 => 'current.src' )
		);

		self::assertSame( self::PATHS + array( 'promo' => 'promo.code', '7' => 'current.src' ), Fields::all() );
		self::assertSame( array( ...array_keys( self::PATHS ), 'promo', '7', ...self::DERIVED ), Fields::names() );
	}

	public function test_a_filter_that_gives_no_fields_changes_none(): void {
		add_filter( 'wc_order_attribution_tracking_fields', '__return_false', 99 );

		self::assertSame( self::PATHS, Fields::all() );
	}

	public function test_a_newer_woocommerce_may_have_more_fields(): void {
		$fields = Fields::add( Fields::WOOCOMMERCE + array( 'new_one' => 'current.new' ) );

		self::assertSame( 'current.new', $fields['new_one'] );
		self::assertSame( 'first.src', $fields['first_utm_source'] );
		self::assertSame( $fields, Fields::add( null ), 'They are remembered.' );
		Fields::add( Fields::WOOCOMMERCE );
	}

	public function test_the_prefix_is_woocommerces_to_change(): void {
		self::assertSame( '_wc_order_attribution_channel', Fields::key( 'channel' ) );

		add_filter( 'wc_order_attribution_tracking_field_prefix', static fn() => '__mine_' );
		self::assertSame( 'mine_', Fields::prefix() );
		self::assertSame( '_mine_channel', Fields::key( 'channel' ) );

		add_filter( 'wc_order_attribution_tracking_field_prefix', '__return_null', 99 );
		self::assertSame( 'wc_order_attribution_', Fields::prefix() );
	}

	public function test_every_field_has_a_name_of_its_own(): void {
		$labels = array_map( array( Fields::class, 'label' ), Fields::names() );

		self::assertSame( array(), array_intersect( $labels, Fields::names() ) );
		self::assertCount( count( $labels ), array_unique( array_filter( $labels ) ) );
		self::assertSame( 'promo', Fields::label( 'promo' ) );
	}

	public function test_woocommerces_list_of_fields_describes_ours(): void {
		self::assertSame( 'Order attribution: Channel', Fields::description( 'channel', 'channel' ) );
		self::assertSame( 'Order attribution: First source', Fields::description( '', 'first_utm_source' ) );
		self::assertSame( 'its own', Fields::description( 'its own', 'utm_source' ) );
		self::assertSame( 'its own', Fields::description( 'its own', 7 ) );
	}
}
