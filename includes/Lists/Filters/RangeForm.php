<?php
/**
 * The form of a range.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Query\Range;
use Eidan\Lists\Query\RangeFacet;
use Eidan\Lists\Request\State;
use Eidan\Support\Html;

/**
 * Two fields, and a slider of two range inputs that lie on each other. Without script it is a form that leads to the
 * list in its other state; the module `@eidan/list-range` applies what is chosen at once, and moves fields and slider
 * together.
 */
final class RangeForm {

	/** About so many steps from one end of the slider to the other. */
	private const STEPS = 100;

	/**
	 * The form; '' if all items have the same number, and nothing is chosen.
	 *
	 * @param string             $name  Name of the facet.
	 * @param RangeFacet         $facet
	 * @param State              $state The current state.
	 * @param BarLink            $link  Makes addresses.
	 * @param array<string, int> $now   Ends of the list's numbers, see FacetCounts; empty if unknown.
	 * @param array<string, int> $all   The same with nothing chosen.
	 */
	public static function html(
		string $name,
		RangeFacet $facet,
		State $state,
		BarLink $link,
		array $now,
		array $all
	): string {
		$chosen = Range::parse( $state->choice[ $name ][0] ?? '', $facet->decimals() );
		// Where the other groups leave nothing, the whole list's ends stand.
		$ends  = array( 0, 0 ) === array_values( $now ) || array() === $now ? $all : $now;
		$scale = self::scale( $ends, $facet->decimals() );
		if ( null === $scale && null === $chosen && array() !== $all ) {
			return '';
		}
		wp_enqueue_style( 'eidan-list-facets' );
		wp_enqueue_script_module( '@eidan/list-range' );
		$choice = $state->choice;
		unset( $choice[ $name ] );
		$address = $link->address( new State( 1, $choice, $state->order ) );

		return '<form' . Html::attributes(
			array(
				'class'                 => 'eidan-list__range' . ( $link->loads_page() ? ' is-waiting' : '' ),
				'id'                    => $link->id( $name ),
				'action'                => strtok( $address, '?' ),
				'data-eidan-list-range' => Html::json(
					array(
						'decimals' => $facet->decimals(),
						'pattern'  => $facet->pattern(),
					) + ( $link->loads_page() ? array( 'loads' => true ) : array() )
				),
			)
		) . '>' . Html::query_fields( $address )
			. ( null === $scale ? '' : self::slider( $name, $facet, $link, $scale, $chosen ) )
			. self::fields( $name, $facet, $link, $scale, $chosen )
			. '<button type="submit" class="wp-element-button">' . esc_html__( 'Apply', 'eidan' ) . '</button></form>';
	}

	/**
	 * Ends and step of the slider: round numbers around those of the items.
	 *
	 * @param array<string, int> $ends     See FacetCounts.
	 * @param int                $decimals Digits behind the decimal point.
	 * @return array{low: float, high: float, step: float}|null Null if there is nothing between the ends.
	 */
	public static function scale( array $ends, int $decimals ): ?array {
		$low  = ( $ends['low'] ?? 0 ) / FacetCounts::SCALE;
		$high = ( $ends['high'] ?? 0 ) / FacetCounts::SCALE;
		if ( $low >= $high ) {
			return null;
		}
		$step = 10 ** max( -$decimals, (int) floor( log10( ( $high - $low ) / self::STEPS ) ) );

		return array(
			// Rounded first, since 0.3 / 0.1 is a little less than 3.
			'low'  => round( floor( round( $low / $step, 6 ) ) * $step, $decimals ),
			'high' => round( ceil( round( $high / $step, 6 ) ) * $step, $decimals ),
			'step' => (float) $step,
		);
	}

	/**
	 * The slider with two handles.
	 *
	 * @param string     $name   Name of the facet.
	 * @param RangeFacet $facet
	 * @param BarLink    $link   Makes ids.
	 * @param array{low: float, high: float, step: float} $scale Its ends and step.
	 * @param Range|null $chosen What is chosen.
	 */
	private static function slider(
		string $name,
		RangeFacet $facet,
		BarLink $link,
		array $scale,
		?Range $chosen
	): string {
		$labels   = $facet->labels();
		$decimals = $facet->decimals();
		$html     = '';
		foreach ( array(
			'low'  => $chosen->low ?? $scale['low'],
			'high' => $chosen->high ?? $scale['high'],
		) as $end => $value ) {
			$value = Range::written( min( max( $value, $scale['low'] ), $scale['high'] ), $decimals );
			$html .= '<input' . Html::attributes(
				array(
					'type'           => 'range',
					'id'             => $link->id( "$name-$end-slider" ),
					'min'            => Range::written( $scale['low'], $decimals ),
					'max'            => Range::written( $scale['high'], $decimals ),
					'step'           => Range::written( $scale['step'], $decimals ),
					'value'          => $value,
					'aria-label'     => $labels[ $end ],
					'aria-valuetext' => str_replace( '%s', $value, $facet->pattern() ),
					'autocomplete'   => 'off',
				)
			) . '>';
		}

		return "<div class=\"eidan-list__slider\">$html</div>";
	}

	/**
	 * The two fields.
	 *
	 * @param string     $name   Name of the facet.
	 * @param RangeFacet $facet
	 * @param BarLink    $link   Makes ids.
	 * @param array{low: float, high: float, step: float}|null $scale Ends of the slider; null = there is none.
	 * @param Range|null $chosen What is chosen.
	 */
	private static function fields(
		string $name,
		RangeFacet $facet,
		BarLink $link,
		?array $scale,
		?Range $chosen
	): string {
		$labels           = $facet->labels();
		$decimals         = $facet->decimals();
		[ $left, $right ] = explode( '%s', $facet->pattern(), 2 ) + array( '', '' );
		$sign             = static fn( string $text ): string => '' === $text
			? ''
			: '<span aria-hidden="true">' . esc_html( $text ) . '</span>';
		$html             = '';
		foreach ( array(
			'low'  => $chosen?->low,
			'high' => $chosen?->high,
		) as $end => $value ) {
			$html .= '<label><span>' . esc_html( $labels[ $end ] ) . '</span> ' . $sign( $left ) . '<input'
				. Html::attributes(
					array(
						'type'         => 'number',
						// Both fields have the name: without script the address says them in their order.
						'name'         => $link->id( $name ) . '[]',
						'id'           => $link->id( "$name-$end" ),
						'min'          => '0',
						'step'         => 'any',
						'value'        => $chosen?->number( $value ) ?? '',
						'placeholder'  => null === $scale ? null : Range::written( $scale[ $end ], $decimals ),
						'inputmode'    => 0 === $decimals ? 'numeric' : 'decimal',
						'autocomplete' => 'off',
					)
				) . '>' . $sign( $right ) . '</label>';
		}

		return "<div class=\"eidan-list__ends\">$html</div>";
	}
}
