<?php
/**
 * Personal data in enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Attribution\Fields;
use Eidan\Support\Database;
use Eidan\Support\Text;

/**
 * Exports and erases a person's enquiries with WordPress's privacy tools.
 */
final class Privacy {

	/** Enquiries in a batch. */
	private const BATCH = 25;

	private const GROUP = 'eidan-enquiries';

	/**
	 * Filter `wp_privacy_personal_data_exporters`.
	 *
	 * @param mixed $exporters Exporters by name.
	 */
	public static function exporters( mixed $exporters ): mixed {
		if ( is_array( $exporters ) ) {
			$exporters[ self::GROUP ] = array(
				'exporter_friendly_name' => __( 'Enquiries', 'eidan' ),
				'callback'               => array( self::class, 'export' ),
			);
		}

		return $exporters;
	}

	/**
	 * Filter `wp_privacy_personal_data_erasers`.
	 *
	 * @param mixed $erasers Erasers by name.
	 */
	public static function erasers( mixed $erasers ): mixed {
		if ( is_array( $erasers ) ) {
			$erasers[ self::GROUP ] = array(
				'eraser_friendly_name' => __( 'Enquiries', 'eidan' ),
				'callback'             => array( self::class, 'erase' ),
			);
		}

		return $erasers;
	}

	/**
	 * Exports a person's enquiries.
	 *
	 * @param string $email E-mail address of the person.
	 * @param int    $page  Batch, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public static function export( string $email, int $page = 1 ): array {
		$ids  = self::of( $email, self::BATCH * ( max( 1, $page ) - 1 ) );
		$data = array();
		foreach ( $ids as $id ) {
			$record = Record::of( $id );
			if ( null !== $record ) {
				$data[] = array(
					'group_id'    => self::GROUP,
					'group_label' => __( 'Enquiries', 'eidan' ),
					'item_id'     => "enquiry-$id",
					'data'        => self::rows( $record ),
				);
			}
		}

		return array(
			'data' => $data,
			'done' => count( $ids ) < self::BATCH,
		);
	}

	/**
	 * Erases a person's enquiries: nothing of them stays.
	 *
	 * @param string $email E-mail address of the person.
	 * @param int    $page  Not used: what is erased is no longer found.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public static function erase( string $email, int $page = 1 ): array {
		$ids     = self::of( $email, 0 );
		$removed = 0;
		foreach ( $ids as $id ) {
			$removed += false === (bool) wp_delete_post( $id, true ) ? 0 : 1;
		}
		$kept = count( $ids ) - $removed;

		return array(
			'items_removed'  => $removed > 0,
			'items_retained' => $kept > 0,
			'messages'       => $kept > 0
				? array( __( 'Another plugin keeps enquiries from being deleted.', 'eidan' ) )
				: array(),
			// What cannot be deleted would be found for ever.
			'done'           => count( $ids ) < self::BATCH || 0 === $removed,
		);
	}

	/**
	 * Action `admin_init`: suggests a paragraph for the site's privacy policy.
	 */
	public static function suggest_policy(): void {
		if ( ! Screens\Menu::is_needed() ) {
			return;
		}
		wp_add_privacy_policy_content(
			'Eidan Blocks',
			'<p class="privacy-policy-tutorial">'
				. esc_html__( 'Say here how long you keep enquiries, as under Settings › Eidan › Attribution.', 'eidan' )
				. '</p><p>'
				. esc_html__( 'When you send us an enquiry, we keep your name, your email address, your telephone number and your message, to answer you and to see what became of it. If you have allowed it, we keep with it how you came to our site: the page that led you here, the parameters of a campaign in that link, the first page you saw and the kind of your device. We do not pass it on; you can ask us for it, or to erase it, at any time.', 'eidan' )
				. '</p>'
		);
	}

	/**
	 * What is exported of an enquiry.
	 *
	 * @param Record $record
	 * @return list<array{name: string, value: string}>
	 */
	private static function rows( Record $record ): array {
		$values = array(
			__( 'Date', 'eidan' )      => (string) wp_date( 'Y-m-d H:i:s', $record->time ),
			__( 'Name', 'eidan' )      => $record->name,
			__( 'Email', 'eidan' )     => $record->email,
			__( 'Telephone', 'eidan' ) => $record->phone,
			__( 'Message', 'eidan' )   => $record->message,
			__( 'Form', 'eidan' )      => $record->form_name(),
			__( 'Page', 'eidan' )      => $record->page,
			__( 'Note', 'eidan' )      => $record->note,
		);
		foreach ( $record->attribution as $field => $value ) {
			$values[ Fields::label( $field ) ] = $value;
		}
		$rows = array();
		foreach ( $values as $name => $value ) {
			if ( '' !== $value ) {
				// WordPress prints them as HTML.
				$rows[] = array(
					'name'  => $name,
					'value' => nl2br( esc_html( $value ), false ),
				);
			}
		}

		return $rows;
	}

	/**
	 * Enquiries of a person.
	 *
	 * @param string $email  E-mail address, in any case of letters.
	 * @param int    $offset How many to leave out.
	 * @return list<int>
	 */
	private static function of( string $email, int $offset ): array {
		$plain = Text::lower( trim( $email ) );
		if ( '' === $plain ) {
			return array();
		}
		$db  = Database::from_primary();
		$ids = $db->get_col( // phpcs:ignore WordPress.DB -- As it is now, whatever other plugins do with queries.
			(string) $db->prepare(
				'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = %s ORDER BY post_id LIMIT %d OFFSET %d',
				$db->postmeta,
				Store::EMAIL,
				$plain,
				self::BATCH,
				$offset
			)
		);

		return array_map( 'intval', array_values( $ids ) );
	}
}
