<?php
/**
 * The device that an order came from.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Device;
use Eidan\Tests\TestCase;

final class DeviceTest extends TestCase {

	/** @return list<array{string, string}> */
	public static function agents(): array {
		return array(
			array(
				'Tablet',
				'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 '
					. 'Safari/604.1'
			),
			array(
				'Tablet',
				'Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 Chrome/119.0.0.0 Safari/537.36',
			),
			array(
				'Tablet',
				'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 Silk/94.3 like Chrome/94 Safari/537.36',
			),
			array( 'Tablet', 'Mozilla/5.0 (Android 13; Tablet; rv:120.0) Gecko/120.0 Firefox/120.0' ),
			array(
				'Mobile',
				'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile Safari/537.36',
			),
			array(
				'Mobile',
				'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 '
					. 'Safari/604.1',
			),
			array( 'Mobile', 'Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0' ),
			array(
				'Desktop',
				'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
			),
			array(
				'Desktop',
				'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/119.0.0.0 Safari/537.36',
			),
			array(
				'Desktop',
				'Mozilla/5.0 (Linux; Android 9; AFTMM Build/PS7233) AppleWebKit/537.36 Silk/94 like Chrome/94 '
					. 'Safari/537.36'
			),
			array( '', ' ' ),
		);
	}

	/** @dataProvider agents */
	public function test_a_tablet_is_a_tablet( string $device, string $agent ): void {
		self::assertSame( $device, Device::of( $agent ) );
	}

	public function test_devices_have_names(): void {
		self::assertSame(
			array( 'Phone', 'Tablet', 'Desktop', 'Unknown', 'Unknown' ),
			array_map( array( Device::class, 'label' ), array( 'Mobile', 'Tablet', 'Desktop', '', 'Fridge' ) )
		);
	}
}
