<?php
/**
 * What somebody asks of the list of enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Screens;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;
use Eidan\Enquiries\Clean;
use Eidan\Enquiries\State;
use Eidan\Enquiries\Store;
use Eidan\Support\Database;
use WP_Query;

/**
 * The filters in the address of the list, which its CSV has, too.
 */
final class Asked {

	public const CHANNEL = 'eidan_channel';

	public const FORM = 'eidan_form';

	/** Columns of the lookup table by parameter. */
	private const COLUMNS = array(
		self::CHANNEL => 'channel',
		self::FORM    => 'form',
	);

	/**
	 * Made by {@see self::of()}.
	 *
	 * @param string $status  A status; '' = all but the trash.
	 * @param string $channel Id; '' = all.
	 * @param string $form    Title; '' = all.
	 * @param string $search  Words.
	 * @param string $month   YYYYMM; '' = all.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $channel,
		public readonly string $form,
		public readonly string $search,
		public readonly string $month
	) {
	}

	/**
	 * Reads an address.
	 *
	 * @param array<array-key, mixed> $sent Its parameters, without slashes.
	 */
	public static function of( array $sent ): self {
		$text    = static fn ( string $name ): string => is_string( $sent[ $name ] ?? null ) ? $sent[ $name ] : '';
		$status  = $text( 'post_status' );
		$channel = $text( self::CHANNEL );
		$month   = $text( 'm' );

		return new self(
			'trash' === $status || null !== State::tryFrom( $status ) ? $status : '',
			isset( Channel::all()[ $channel ] ) ? $channel : '',
			Clean::line( $text( self::FORM ) ),
			Clean::line( $text( 's' ) ),
			1 === preg_match( '/^\d{6}$/D', $month ) ? $month : ''
		);
	}

	/**
	 * The address of this request.
	 */
	public static function now(): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Filtering a list changes nothing.
		return self::of( (array) wp_unslash( $_GET ) );
	}

	/**
	 * Parameters of an address that asks the same.
	 *
	 * @return array<string, string>
	 */
	public function parameters(): array {
		return array_filter(
			array(
				'post_status' => $this->status,
				self::CHANNEL => $this->channel,
				self::FORM    => $this->form,
				's'           => $this->search,
				'm'           => $this->month,
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/**
	 * Arguments of a query for the ids, newest first.
	 *
	 * @return array<string, mixed>
	 */
	public function args(): array {
		return array(
			'post_type'           => Store::POST_TYPE,
			'post_status'         => '' === $this->status ? State::statuses() : array( $this->status ),
			's'                   => Clean::to_column( $this->search ),
			'm'                   => $this->month,
			'fields'              => 'ids',
			'posts_per_page'      => -1,
			'no_found_rows'       => true,
			'ignore_sticky_posts' => true,
			'orderby'             => array(
				'date' => 'DESC',
				'ID'   => 'DESC',
			),
		) + $this->own_args();
	}

	/**
	 * Action `pre_get_posts`: narrows the list of WordPress.
	 *
	 * @param mixed $query Query.
	 */
	public static function narrow( mixed $query ): void {
		if (
			! $query instanceof WP_Query
			|| ! $query->is_main_query()
			|| Store::POST_TYPE !== $query->get( 'post_type' )
		) {
			return;
		}
		$asked = self::now();
		foreach ( $asked->own_args() as $name => $value ) {
			$query->set( $name, $value );
		}
		// As the texts are stored.
		$query->set( 's', Clean::to_column( $asked->search ) );
		add_filter( 'posts_where', array( self::class, 'where' ), 10, 2 );
	}

	/**
	 * Filter `posts_where`: adds the conditions on channel and form.
	 *
	 * @param mixed $where SQL that WordPress built.
	 * @param mixed $query
	 */
	public static function where( mixed $where, mixed $query = null ): mixed {
		if ( ! is_string( $where ) || ! $query instanceof WP_Query ) {
			return $where;
		}
		$db = Database::get();
		foreach ( self::COLUMNS as $name => $column ) {
			$value = $query->get( $name );
			if ( is_string( $value ) && '' !== $value ) {
				$where .= Table::exists( Kind::Enquiries )
					? (string) $db->prepare(
						' AND %i.ID IN ( SELECT enquiry_id FROM %i WHERE %i = %s )',
						$db->posts,
						Table::name( Kind::Enquiries ),
						$column,
						$value
					)
					: ' AND 1 = 0';
			}
		}

		return $where;
	}

	/**
	 * Arguments that where() reads.
	 *
	 * @return array<string, string>
	 */
	private function own_args(): array {
		return array(
			self::CHANNEL => $this->channel,
			self::FORM    => mb_substr( $this->form, 0, Table::LENGTH ),
		);
	}
}
