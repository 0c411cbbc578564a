<?php
/**
 * The list of attribution fields.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Support\Memory;

/**
 * Which fields there are, where the page reads their values, and under which keys they are stored.
 *
 * WooCommerce applies its filters for fields and prefix once, while it loads. So ours are added when plugin.php loads.
 */
final class Fields {

	/** WooCommerce's own fields, each with its path in the engine's data. */
	public const WOOCOMMERCE = array(
		'source_type'          => 'current.typ',
		'referrer'             => 'current_add.rf',
		'utm_campaign'         => 'current.cmp',
		'utm_source'           => 'current.src',
		'utm_medium'           => 'current.mdm',
		'utm_content'          => 'current.cnt',
		'utm_id'               => 'current.id',
		'utm_term'             => 'current.trm',
		'utm_source_platform'  => 'current.plt',
		'utm_creative_format'  => 'current.fmt',
		'utm_marketing_tactic' => 'current.tct',
		'session_entry'        => 'current_add.ep',
		'session_start_time'   => 'current_add.fd',
		'session_pages'        => 'session.pgs',
		'session_count'        => 'udata.vst',
		'user_agent'           => 'udata.uag',
	);

	/** Our additional fields: the first touch, and whether the last one was direct. */
	public const FURTHER = array(
		'first_source_type'        => 'first.typ',
		'first_utm_source'         => 'first.src',
		'first_utm_medium'         => 'first.mdm',
		'first_utm_campaign'       => 'first.cmp',
		'first_session_entry'      => 'first_add.ep',
		'first_referrer'           => 'first_add.rf',
		'first_session_start_time' => 'first_add.fd',
		'last_source_type'         => 'session.lst',
	);

	/** Fields that only the server computes; values from requests are ignored. */
	public const DERIVED = array( 'device_type', 'channel', 'first_channel', 'last_channel', 'click_ids' );

	/**
	 * Fields of the installed WooCommerce, which may have more than WOOCOMMERCE.
	 *
	 * @var array<array-key, mixed>
	 */
	private array $given = self::WOOCOMMERCE;

	/**
	 * Adds our fields to WooCommerce's.
	 *
	 * @param mixed $fields Paths into the engine's data, by field.
	 * @return array<array-key, mixed>
	 */
	public static function add( mixed $fields ): array {
		if ( is_array( $fields ) ) {
			self::memory()->given = $fields;
		}

		return self::memory()->given + self::FURTHER;
	}

	/**
	 * Fields that the page posts, including those of other plugins.
	 *
	 * @return array<string, string> Paths into the engine's data, by field.
	 */
	public static function all(): array {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
		$fields = apply_filters( 'wc_order_attribution_tracking_fields', self::memory()->given );
		$valid  = array();
		foreach ( is_array( $fields ) ? $fields : self::add( null ) as $name => $path ) {
			if ( is_string( $path ) && ! in_array( $name, self::DERIVED, true ) ) {
				$valid[ (string) $name ] = $path;
			}
		}

		return $valid;
	}

	/**
	 * All fields that may be stored, including the derived ones.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_values(
			array_unique( array( ...array_map( 'strval', array_keys( self::all() ) ), ...self::DERIVED ) )
		);
	}

	/**
	 * Fields of a stored array.
	 *
	 * @param array<array-key, mixed> $stored Values by field.
	 * @return array<string, string> Those that there are and that have a value.
	 */
	public static function of( array $stored ): array {
		$kept = array();
		foreach ( self::names() as $name ) {
			if ( is_string( $stored[ $name ] ?? null ) && '' !== $stored[ $name ] ) {
				$kept[ $name ] = Values::cut( $stored[ $name ] );
			}
		}

		return $kept;
	}

	/**
	 * Prefix of the inputs' names.
	 */
	public static function prefix(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's filter.
		$prefix = apply_filters( 'wc_order_attribution_tracking_field_prefix', 'wc_order_attribution_' );

		return trim( is_string( $prefix ) ? $prefix : 'wc_order_attribution_', '_' ) . '_';
	}

	/**
	 * The meta key of a field, for orders and customers.
	 */
	public static function key( string $field ): string {
		return '_' . self::prefix() . $field;
	}

	/**
	 * Label of a field.
	 */
	public static function label( string $field ): string {
		$labels = array(
			'source_type'              => __( 'Source type', 'eidan' ),
			'referrer'                 => __( 'Referrer', 'eidan' ),
			'utm_campaign'             => __( 'Campaign', 'eidan' ),
			'utm_source'               => _x( 'Source', 'of a visit', 'eidan' ),
			'utm_medium'               => __( 'Medium', 'eidan' ),
			'utm_content'              => __( 'Content', 'eidan' ),
			'utm_id'                   => __( 'Campaign ID', 'eidan' ),
			'utm_term'                 => __( 'Term', 'eidan' ),
			'utm_source_platform'      => __( 'Source platform', 'eidan' ),
			'utm_creative_format'      => __( 'Creative format', 'eidan' ),
			'utm_marketing_tactic'     => __( 'Marketing tactic', 'eidan' ),
			'session_entry'            => __( 'Landing page', 'eidan' ),
			'session_start_time'       => __( 'Time of the visit', 'eidan' ),
			'session_pages'            => __( 'Pages seen', 'eidan' ),
			'session_count'            => __( 'Visits', 'eidan' ),
			'user_agent'               => __( 'Browser', 'eidan' ),
			'first_source_type'        => __( 'First source type', 'eidan' ),
			'first_utm_source'         => __( 'First source', 'eidan' ),
			'first_utm_medium'         => __( 'First medium', 'eidan' ),
			'first_utm_campaign'       => __( 'First campaign', 'eidan' ),
			'first_session_entry'      => __( 'First landing page', 'eidan' ),
			'first_referrer'           => __( 'First referrer', 'eidan' ),
			'first_session_start_time' => __( 'Time of the first visit', 'eidan' ),
			'last_source_type'         => __( 'Source type of the last visit', 'eidan' ),
			'device_type'              => __( 'Device', 'eidan' ),
			'channel'                  => __( 'Channel', 'eidan' ),
			'first_channel'            => __( 'First channel', 'eidan' ),
			'last_channel'             => __( 'Channel of the last visit', 'eidan' ),
			'click_ids'                => __( 'Click identifiers', 'eidan' ),
		);

		return $labels[ $field ] ?? $field;
	}

	/**
	 * Adds descriptions of our fields to WooCommerce's.
	 */
	public static function description( mixed $description, mixed $field = null ): mixed {
		$ours = is_string( $field ) && ( isset( self::FURTHER[ $field ] ) || in_array( $field, self::DERIVED, true ) );

		/* translators: %s: name of a field. */
		return $ours ? sprintf( __( 'Order attribution: %s', 'eidan' ), self::label( $field ) ) : $description;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
