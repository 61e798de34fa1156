// Conversion of a decimal number to the nearest double, ties to even. Swift's `Double(text)` calls
// it. On other platforms the C library does this.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

// An unsigned big integer, with the lowest 32 bits first. The first 780 digits decide the nearest
// double, except for a tie. One more digit resolves a tie.
enum { LIMBS = 160, DIGITS = 780 };
typedef struct {
    uint32_t limb[LIMBS];
    int count;
} whole;

static void multiply(whole *number, uint32_t factor, uint32_t more) {
    uint64_t carry = more;
    for (int i = 0; i < number->count; i++) {
        carry += (uint64_t)number->limb[i] * factor;
        number->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry) number->limb[number->count++] = (uint32_t)carry;
}

static int bits(const whole *number) { return 32 * number->count - __builtin_clz(number->limb[number->count - 1]); }

static void shift(whole *number, int by) {
    int words = by / 32;
    for (int i = number->count - 1; i >= 0; i--) number->limb[i + words] = number->limb[i];
    for (int i = 0; i < words; i++) number->limb[i] = 0;
    number->count += words;
    multiply(number, (uint32_t)1 << by % 32, 0);
}

static int compare(const whole *a, const whole *b) {
    if (a->count != b->count) return a->count < b->count ? -1 : 1;
    for (int i = a->count - 1; i >= 0; i--)
        if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i] ? -1 : 1;
    return 0;
}

static void subtract(whole *a, const whole *b) {
    int64_t carry = 0;
    for (int i = 0; i < a->count; i++) {
        carry += (int64_t)a->limb[i] - (i < b->count ? b->limb[i] : 0);
        a->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    while (a->count && !a->limb[a->count - 1]) a->count--;
}

static double power(int exponent) {
    union {
        uint64_t bits;
        double value;
    } number = {exponent < -1022 ? (uint64_t)1 << (exponent + 1074) : (uint64_t)(exponent + 1023) << 52};
    return number.value;
}

// The double nearest to the quotient of two positive numbers: 53 bits, or fewer for a subnormal
// number.
static double quotient(whole *above, whole *below) {
    int exponent = bits(above) - bits(below) - 53;
    if (exponent < -1074) exponent = -1074;
    if (exponent < 0) shift(above, -exponent); else shift(below, exponent);
    shift(below, 53);
    if (compare(above, below) >= 0) {
        shift(below, 1);
        exponent++;
    }
    uint64_t result = 0;
    for (int place = 53; place >= 0; place--) {
        result <<= 1;
        if (compare(above, below) >= 0) {
            subtract(above, below);
            result |= 1;
        }
        multiply(above, 2, 0);
    }
    int half = compare(above, below);
    if (half > 0 || (half == 0 && result & 1)) result++;
    if (exponent > 971 || (exponent == 971 && result >> 53)) return __builtin_inf();
    return (double)result * power(exponent);
}

// Parses the longest prefix that is a number. Returns the end of the prefix, or `text` if there is
// none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    const char *at = text;
    int isNegative = *at == '-';
    if (*at == '-' || *at == '+') at++;
    whole digits = {.count = 0}, scale = {.limb = {1}, .count = 1};
    int64_t exponent = 0;
    int count = 0, isAny = 0, isAfterPoint = 0, isMore = 0;
    for (;; at++) {
        if (*at == '.' && !isAfterPoint) {
            isAfterPoint = 1;
            continue;
        }
        if (*at < '0' || *at > '9') break;
        isAny = 1;
        if (count < DIGITS) {
            multiply(&digits, 10, *at - '0');
            count += digits.count > 0;
            exponent -= isAfterPoint;
        } else {
            isMore |= *at != '0';
            exponent += !isAfterPoint;
        }
    }
    if (!isAny) return text;
    if (*at == 'e' || *at == 'E') {
        const char *sign = at + 1, *digit = sign + (*sign == '-' || *sign == '+');
        if (*digit >= '0' && *digit <= '9') {
            int64_t power = 0;
            for (; *digit >= '0' && *digit <= '9'; digit++)
                if (power < 100000000) power = power * 10 + (*digit - '0');
            exponent += *sign == '-' ? -power : power;
            at = digit;
        }
    }
    if (isMore) {
        multiply(&digits, 10, 1);
        exponent--;
        count++;
    }
    double value = 0;
    if (digits.count && exponent + count > 310) value = __builtin_inf();
    else if (digits.count && exponent + count >= -330) {
        whole *scaled = exponent < 0 ? &scale : &digits;
        for (int64_t i = exponent < 0 ? -exponent : exponent; i > 0; i--) multiply(scaled, 10, 0);
        value = quotient(&digits, &scale);
    }
    *result = isNegative ? -value : value;
    return at;
}
#endif
