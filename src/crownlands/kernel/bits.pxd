# Small C helpers of the kernel; plain.py holds the same in Python. Each falls back to portable C.
cdef extern from *:
    """
    #ifndef CROWNLANDS_BITS
    #define CROWNLANDS_BITS
    #include <stdint.h>
    #include <string.h>
    #if defined(__BMI2__)
    #include <immintrin.h>
    #endif
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    #endif
    #include <time.h>
    #if defined(__GNUC__)
    #define CL_UNUSED __attribute__((unused))
    #else
    #define CL_UNUSED
    #endif
    typedef unsigned long long cl_u64;

    static inline int cl_popcount(cl_u64 x) {
    #if defined(__GNUC__)
        return __builtin_popcountll(x);
    #else
        x = x - ((x >> 1) & 0x5555555555555555ull);
        x = (x & 0x3333333333333333ull) + ((x >> 2) & 0x3333333333333333ull);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Full) * 0x0101010101010101ull) >> 56);
    #endif
    }
    static inline int cl_ctz(cl_u64 x) {
    #if defined(__GNUC__)
        return __builtin_ctzll(x);
    #else
        return cl_popcount((x & (0 - x)) - 1);
    #endif
    }
    static inline cl_u64 cl_rol(cl_u64 x, int n) { return (x << (n & 63)) | (x >> (-n & 63)); }
    static inline cl_u64 cl_ror(cl_u64 x, int n) { return (x >> (n & 63)) | (x << (-n & 63)); }
    static inline cl_u64 cl_bit(int n) { return 1ull << n; }
    static inline cl_u64 cl_around(int n) { return cl_rol(0x8100000000000102ull, n); }
    static inline cl_u64 cl_wrap(cl_u64 x) { return x; }
    static inline cl_u64 cl_where(cl_u64 x, cl_u64 test) { return x & (0 - (cl_u64)(test != 0)); }
    static inline cl_u64 cl_invert(cl_u64 x) { return ~x; }
    static inline cl_u64 cl_lowest(cl_u64 x) { return x & (0 - x); }
    static inline cl_u64 cl_mulhi(cl_u64 a, cl_u64 b) {
    #if defined(__SIZEOF_INT128__)
        return (cl_u64)(((unsigned __int128)a * b) >> 64);
    #elif defined(_MSC_VER) && defined(_M_X64)
        return __umulh(a, b);
    #else
        cl_u64 al = a & 0xFFFFFFFFull, ah = a >> 32, bl = b & 0xFFFFFFFFull, bh = b >> 32;
        cl_u64 m = ah * bl + ((al * bl) >> 32), n = al * bh + (m & 0xFFFFFFFFull);
        return ah * bh + (m >> 32) + (n >> 32);
    #endif
    }
    static inline cl_u64 cl_nth(cl_u64 mask, int n) {
    #if defined(__BMI2__)
        return _pdep_u64(1ull << n, mask);
    #else
        while (n--) mask &= mask - 1;
        return mask & (0 - mask);
    #endif
    }
    static inline cl_u64 cl_mix(cl_u64 a, cl_u64 b) { return cl_mulhi(a, b) ^ (a * b); }
    static inline cl_u64 cl_stride(void) { return 0xa0761d6478bd642full; }
    static inline cl_u64 cl_twist(void) { return 0xe7037ed1a0b428dbull; }
    static inline cl_u64 *cl_at(cl_u64 *p, int n) { return p + n; }
    static inline void cl_copy(cl_u64 *to, const cl_u64 *from, int n) { memcpy(to, from, (size_t)n * sizeof(cl_u64)); }
    static inline cl_u64 cl_micros(void) {
        struct timespec t;
        timespec_get(&t, TIME_UTC);
        return (cl_u64)t.tv_sec * 1000000ull + (cl_u64)(t.tv_nsec / 1000);
    }
    /* The object keeps its memory: callers hold it for as long as they use the pointer. */
    static CL_UNUSED cl_u64 *cl_words(PyObject *o) {
        Py_buffer b;
        cl_u64 *p;
        if (PyObject_GetBuffer(o, &b, PyBUF_WRITABLE)) return NULL;
        p = (cl_u64 *)b.buf;
        PyBuffer_Release(&b);
        return p;
    }
    #endif
    """
    ctypedef unsigned long long u64 "cl_u64"
    int popcount "cl_popcount"(u64 x) noexcept nogil
    int ctz "cl_ctz"(u64 x) noexcept nogil
    u64 rol "cl_rol"(u64 x, int n) noexcept nogil
    u64 ror "cl_ror"(u64 x, int n) noexcept nogil
    u64 bit "cl_bit"(int n) noexcept nogil
    u64 around "cl_around"(int n) noexcept nogil
    u64 wrap "cl_wrap"(u64 x) noexcept nogil
    u64 where "cl_where"(u64 x, u64 test) noexcept nogil
    u64 invert "cl_invert"(u64 x) noexcept nogil
    u64 lowest "cl_lowest"(u64 x) noexcept nogil
    u64 mulhi "cl_mulhi"(u64 a, u64 b) noexcept nogil
    u64 mix "cl_mix"(u64 a, u64 b) noexcept nogil
    u64 stride "cl_stride"() noexcept nogil
    u64 twist "cl_twist"() noexcept nogil
    u64 nth "cl_nth"(u64 mask, int n) noexcept nogil
    u64* at "cl_at"(u64* p, int n) noexcept nogil
    void copy "cl_copy"(u64* to, u64* source, int n) noexcept nogil
    u64 micros "cl_micros"() noexcept nogil
    u64* words "cl_words"(object o) except NULL

ctypedef int i32
ctypedef u64* Words
