<?php
/**
 * The figures of a week.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report\Mail;

use DateTimeImmutable;
use Eidan\Attribution\Compatibility;
use Eidan\Attribution\Report\Figures;
use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Labels;
use Eidan\Attribution\Report\Period;
use Eidan\Attribution\Report\Query;
use Eidan\Attribution\Report\Table;

/**
 * The seven days before a day, and the seven before those, as the report counts them: by last source.
 *
 * @phpstan-type Sums array<string, int|float>
 */
final class Week {

	/** Most channels and most campaigns. */
	private const MOST = 5;

	/** @var list<string> Currencies of its amounts. */
	public readonly array $currencies;

	/**
	 * Made by {@see self::before()}.
	 *
	 * @param Period       $period
	 * @param Period       $previous
	 * @param Figures|null $figures  Null if there is nothing to count yet.
	 */
	private function __construct(
		public readonly Period $period,
		private readonly Period $previous,
		private readonly ?Figures $figures,
	) {
		$this->currencies = null === $figures ? array() : $figures->currencies( $period, $previous );
	}

	/**
	 * The week before a day.
	 *
	 * @param DateTimeImmutable $today In the site's time zone.
	 * @return self|null Null where the calendar has no such days.
	 */
	public static function before( DateTimeImmutable $today ): ?self {
		$day      = static fn ( int $ago ): string => $today->modify( "-$ago days" )->format( 'Y-m-d' );
		$period   = Period::of( $day( 7 ), $day( 1 ), $today->getTimezone() );
		$previous = Period::of( $day( 14 ), $day( 8 ), $today->getTimezone() );
		$queries  = array();
		foreach ( Kind::here() as $kind ) {
			if ( Table::exists( $kind ) ) {
				$queries[] = new Query( 'last-non-direct', array(), '', $kind );
			}
		}

		return null === $period || null === $previous
			? null
			: new self( $period, $previous, array() === $queries ? null : new Figures( $queries ) );
	}

	/**
	 * What is counted.
	 *
	 * @return list<Kind>
	 */
	public function kinds(): array {
		return null === $this->figures ? array( Kind::here()[0] ) : $this->figures->kinds();
	}

	/**
	 * The sums of the week and of the one before.
	 *
	 * @return array{Sums, Sums}
	 */
	public function totals(): array {
		return array( $this->total( $this->period ), $this->total( $this->previous ) );
	}

	/**
	 * The largest channels or campaigns of the week.
	 *
	 * @param 'channel'|'campaign' $dimension
	 * @return list<array{string, Sums}> Names as plain text, and sums; orders without a campaign are left out.
	 */
	public function largest( string $dimension ): array {
		$found = array();
		foreach ( $this->figures?->by( $this->period, $dimension ) ?? array() as $value => $sums ) {
			if ( 'campaign' !== $dimension || '' !== (string) $value ) {
				$found[] = array( Labels::of( $dimension, (string) $value ), $sums );
			}
		}

		return array_slice( $found, 0, self::MOST );
	}

	/**
	 * Address of the report on this week.
	 */
	public function link(): string {
		[ 'after' => $after, 'before' => $before ] = $this->period->ends();
		// The second is a screen of the room Enquiries.
		$screen = Compatibility::has_shop()
			? 'admin.php?page=eidan-attribution'
			: 'edit.php?post_type=eidan_enquiry&page=eidan-enquiries-report';
		$kind   = 1 < count( $this->kinds() ) ? '&r-kind=both' : '';

		return admin_url( "$screen&r-after=$after&r-before=$before$kind" );
	}

	/**
	 * The sums of a period.
	 *
	 * @return Sums
	 */
	private function total( Period $period ): array {
		return null === $this->figures
			? array()
			: $this->figures->add( array_values( $this->figures->by( $period, 'channel' ) ) );
	}
}
