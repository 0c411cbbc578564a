<?php
/**
 * Enquiries as a CSV file.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Screens;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Device;
use Eidan\Attribution\Fields;
use Eidan\Attribution\Journey;
use Eidan\Attribution\JourneyLine;
use Eidan\Attribution\Report\Csv;
use Eidan\Enquiries\Access;
use Eidan\Enquiries\Record;
use WP_Query;

/**
 * Writes what the list shows, all pages of it, batch by batch: it may be 100,000.
 */
final class Export {

	private const ACTION = 'eidan_enquiries_csv';

	/** Enquiries in a batch. */
	private const BATCH = 500;

	/** Attribution fields, each a column. */
	private const FIELDS = array(
		'utm_source',
		'utm_medium',
		'utm_campaign',
		'session_entry',
		'referrer',
		'first_utm_source',
		'first_utm_medium',
		'first_utm_campaign',
		'first_session_entry',
	);

	/**
	 * Address of the file.
	 *
	 * @param Asked $asked What the list shows.
	 */
	public static function address( Asked $asked ): string {
		return wp_nonce_url(
			add_query_arg(
				array_map( 'rawurlencode', array( 'action' => self::ACTION ) + $asked->parameters() ),
				admin_url( 'admin-post.php' )
			),
			self::ACTION
		);
	}

	/**
	 * Action `admin_post_eidan_enquiries_csv`: sends the file.
	 */
	public static function send(): void {
		check_admin_referer( self::ACTION );
		if ( ! Access::may_edit() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to see enquiries.', 'eidan' ), '', 403 );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: attachment; filename="enquiries-' . wp_date( 'Y-m-d' ) . '.csv"' );
		self::write(
			Asked::now(),
			static function ( string $lines ): void {
				// phpcs:ignore WordPress.Security.EscapeOutput -- A file of its own type, see Csv::line().
				echo $lines;
				flush();
			}
		);
		exit;
	}

	/**
	 * Writes the file.
	 *
	 * @param Asked                  $asked What to write.
	 * @param callable(string): void $out   Takes some lines.
	 */
	public static function write( Asked $asked, callable $out ): void {
		add_filter( 'posts_where', array( Asked::class, 'where' ), 10, 2 );
		$ids = ( new WP_Query( $asked->args() ) )->posts ?? array();
		remove_filter( 'posts_where', array( Asked::class, 'where' ) );
		$out( Csv::MARK . Csv::line( self::head() ) . "\r\n" );
		foreach ( array_chunk( array_filter( $ids, 'is_int' ), self::BATCH ) as $batch ) {
			_prime_post_caches( $batch, false, true );
			$lines = '';
			foreach ( $batch as $id ) {
				$record = Record::of( $id );
				$lines .= null === $record ? '' : Csv::line( self::cells( $record ) ) . "\r\n";
			}
			$out( $lines );
			// Frees the memory of the batch.
			wp_cache_flush_runtime();
		}
	}

	/**
	 * Names of the columns.
	 *
	 * @return list<string>
	 */
	private static function head(): array {
		return array(
			__( 'Date', 'eidan' ),
			__( 'Name', 'eidan' ),
			__( 'Email', 'eidan' ),
			__( 'Telephone', 'eidan' ),
			__( 'Message', 'eidan' ),
			__( 'Form', 'eidan' ),
			__( 'Page', 'eidan' ),
			__( 'State', 'eidan' ),
			_x( 'Value', 'of an enquiry', 'eidan' ),
			__( 'Currency', 'eidan' ),
			__( 'Note', 'eidan' ),
			__( 'Channel', 'eidan' ),
			__( 'Journey', 'eidan' ),
			__( 'Device', 'eidan' ),
			...array_map( array( Fields::class, 'label' ), self::FIELDS ),
		);
	}

	/**
	 * Cells of an enquiry.
	 *
	 * @param Record $record
	 * @return list<string|float|int>
	 */
	private static function cells( Record $record ): array {
		$device = $record->attribution['device_type'] ?? '';

		return array(
			(string) wp_date( 'Y-m-d H:i:s', $record->time ),
			$record->name,
			$record->email,
			$record->phone,
			$record->message,
			$record->form_name(),
			$record->page,
			$record->state->label(),
			'' === $record->value ? '' : (float) $record->value,
			'' === $record->value ? '' : $record->currency,
			$record->note,
			Channel::label( JourneyLine::channel( $record->attribution ) ),
			implode( ' → ', JourneyLine::names( $record->attribution ) ),
			Device::label( $device ),
			...array_map( static fn ( string $field ): string => self::said( $record, $field ), self::FIELDS ),
		);
	}

	/**
	 * A field; '' for "(direct)" and "(none)", which the channel says in words.
	 */
	private static function said( Record $record, string $field ): string {
		$value = $record->attribution[ $field ] ?? '';

		return Journey::says_something( $value ) ? $value : '';
	}
}
