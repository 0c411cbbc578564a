<?php
/**
 * The columns of the list of enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Screens;

use Eidan\Attribution\Channel;
use Eidan\Attribution\JourneyLine;
use Eidan\Enquiries\Amount;
use Eidan\Enquiries\Clean;
use Eidan\Enquiries\Record;

/**
 * All that is shown comes from visitors: it is escaped here.
 *
 * "Unknown" is a channel: nobody knows where they came from. "–" is a cell that has nothing to say.
 */
final class Columns {

	private const NAME = 'eidan_name';

	/**
	 * Filter `manage_eidan_enquiry_posts_columns`.
	 *
	 * @param mixed $columns Titles by column.
	 * @return array<array-key, mixed>
	 */
	public static function columns( mixed $columns ): array {
		$columns = is_array( $columns ) ? $columns : array();
		$ours    = array(
			self::NAME      => __( 'Name', 'eidan' ),
			'eidan_form'    => __( 'Form', 'eidan' ),
			'eidan_channel' => __( 'Channel', 'eidan' ),
			'eidan_journey' => __( 'Journey', 'eidan' ),
			'eidan_state'   => __( 'State', 'eidan' ),
			'eidan_value'   => _x( 'Value', 'of an enquiry', 'eidan' ),
		);
		$others  = array_diff_key(
			$columns,
			array(
				'cb'    => '',
				'title' => '',
				'date'  => '',
			)
		);

		return array_intersect_key( $columns, array( 'cb' => '' ) ) + $ours
			+ array( 'date' => $columns['date'] ?? __( 'Date', 'eidan' ) ) + $others;
	}

	/**
	 * Filter `manage_edit-eidan_enquiry_sortable_columns`.
	 *
	 * @param mixed $columns What each is sorted by.
	 */
	public static function sortable( mixed $columns ): mixed {
		return is_array( $columns ) ? array( self::NAME => 'title' ) + $columns : $columns;
	}

	/**
	 * Filter `list_table_primary_column`.
	 */
	public static function primary(): string {
		return self::NAME;
	}

	/**
	 * Action `manage_eidan_enquiry_posts_custom_column`: prints a cell.
	 *
	 * @param mixed $column
	 * @param mixed $id     Enquiry.
	 */
	public static function cell( mixed $column, mixed $id = null ): void {
		$record = is_int( $id ) ? Record::of( $id ) : null;
		if ( null === $record || ! is_string( $column ) ) {
			return;
		}
		if ( self::NAME === $column ) {
			self::name( $record );
			return;
		}
		$text = match ( $column ) {
			'eidan_form'    => $record->form_name(),
			'eidan_channel' => Channel::label( JourneyLine::channel( $record->attribution ) ),
			'eidan_journey' => implode( ' → ', JourneyLine::names( $record->attribution ) ),
			'eidan_state'   => $record->state->label(),
			'eidan_value'   => '' === $record->value ? '' : Amount::text( $record->value, $record->currency ),
			default         => null,
		};
		if ( null === $text ) {
			return;
		}
		if ( 'eidan_state' === $column ) {
			printf(
				'<span class="eidan-state is-%s">%s</span>',
				esc_attr( substr( $record->state->value, 6 ) ),
				esc_html( $text )
			);
			return;
		}
		echo '' === $text
			? '<span aria-hidden="true">–</span><span class="screen-reader-text">'
				. esc_html_x( 'None', 'nothing in a cell', 'eidan' ) . '</span>'
			: '<bdi>' . Clean::html( $text ) . '</bdi>'; // phpcs:ignore WordPress.Security.EscapeOutput -- It is.
	}

	/**
	 * Prints the name with the address below.
	 *
	 * @param Record $record
	 */
	private static function name( Record $record ): void {
		$who = $record->who();
		// phpcs:disable WordPress.Security.EscapeOutput -- Clean::html() does.
		printf(
			'<strong>%s</strong>',
			$record->is_trashed
				? '<bdi>' . Clean::html( $who ) . '</bdi>'
				: sprintf(
					'<a class="row-title" href="%s"><bdi>%s</bdi></a>',
					esc_url( $record->link() ),
					Clean::html( $who )
				)
		);
		// phpcs:enable
		if ( '' !== $record->email && $who !== $record->email ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- It is.
			printf( '<p class="eidan-enquiry__email"><bdi>%s</bdi></p>', Clean::html( $record->email ) );
		}
	}
}
