<?php
/**
 * The states of an enquiry.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

/**
 * Each is a post status, so that WordPress's list has its views and counts.
 */
enum State: string {

	case Fresh    = 'eidan-new';
	case Answered = 'eidan-answered';
	case Won      = 'eidan-won';
	case Lost     = 'eidan-lost';

	/**
	 * Its name.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Fresh    => _x( 'New', 'enquiry', 'eidan' ),
			self::Answered => _x( 'Answered', 'enquiry', 'eidan' ),
			self::Won      => _x( 'Won', 'enquiry', 'eidan' ),
			self::Lost     => _x( 'Lost', 'enquiry', 'eidan' ),
		};
	}

	/**
	 * What the bulk action is called that gives it.
	 */
	public function action(): string {
		return match ( $this ) {
			self::Fresh    => __( 'Mark as new', 'eidan' ),
			self::Answered => __( 'Mark as answered', 'eidan' ),
			self::Won      => __( 'Mark as won', 'eidan' ),
			self::Lost     => __( 'Mark as lost', 'eidan' ),
		};
	}

	/**
	 * Its name with the number of enquiries, as WordPress takes it for the view of the list.
	 *
	 * @return array<array-key, string|null>
	 */
	public function count(): array {
		return match ( $this ) {
			/* translators: %s: number of enquiries. */
			self::Fresh    => _nx_noop(
				'New <span class="count">(%s)</span>',
				'New <span class="count">(%s)</span>',
				'enquiry',
				'eidan'
			),
			/* translators: %s: number of enquiries. */
			self::Answered => _nx_noop(
				'Answered <span class="count">(%s)</span>',
				'Answered <span class="count">(%s)</span>',
				'enquiry',
				'eidan'
			),
			/* translators: %s: number of enquiries. */
			self::Won      => _nx_noop(
				'Won <span class="count">(%s)</span>',
				'Won <span class="count">(%s)</span>',
				'enquiry',
				'eidan'
			),
			/* translators: %s: number of enquiries. */
			self::Lost     => _nx_noop(
				'Lost <span class="count">(%s)</span>',
				'Lost <span class="count">(%s)</span>',
				'enquiry',
				'eidan'
			),
		};
	}

	/**
	 * Its labels as register_post_status() takes them.
	 *
	 * @return array{label: string, label_count: array<array-key, string|null>}
	 */
	public function labels(): array {
		return array(
			'label'       => $this->label(),
			'label_count' => $this->count(),
		);
	}

	/**
	 * All statuses.
	 *
	 * @return non-empty-list<string>
	 */
	public static function statuses(): array {
		return array_map( static fn ( self $state ): string => $state->value, self::cases() );
	}
}
